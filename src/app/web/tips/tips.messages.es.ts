import type { Translation } from '#shared/messages.ts'
import type { tips as en } from './tips.messages.en.ts'

export const tips = {
  label: 'Consejo',
  read: 'Es bueno saberlo',
  noMore: 'No más consejos',
  off: 'No habrá más consejos',
  offText: 'Si los echas de menos: Preferencias, Comportamiento de la aplicación.',
  offFailed: 'No se han podido desactivar los consejos',
  all: {
    palette: 'Pulsa / en cualquier página para encontrar una foto, una persona o una página por su nombre.',
    homeScreen:
      'Añade Hearthbook a la pantalla de inicio desde el menú del navegador: se abrirá como cualquier otra aplicación.',
    choosing:
      'En la galería, mantén pulsada una foto y pasa por encima de otras: lo que elijas se puede etiquetar, compartir o descargar de una vez.',
    guests:
      'Los abuelos no necesitan cuenta: en Ajustes, quien dirige la familia puede darles un enlace propio, con fotos grandes y nada que aprender.',
    digest: '¿Prefieres leer las novedades una vez por semana? En Preferencias hay un correo con todo lo nuevo.',
    face: 'Cada niño puede tener su imagen: elige una de tus fotos y la parte donde se le ve la cara.',
    suggestions: 'Elige a un niño al añadir un hito y te recordaremos lo que suele pasar a esa edad.',
    everyYear: 'Haz las mismas diez preguntas en cada cumpleaños. Las respuestas quedan juntas, año tras año.',
    link: 'Quien no encuentre el correo puede entrar con el enlace de la invitación: cópialo en las invitaciones pendientes y envíalo como siempre escribes.',
    live: 'No hace falta recargar: lo que añade tu familia aparece aquí por sí solo.',
    originals: 'Tus fotos se guardan tal como llegaron, byte a byte, y puedes volver a sacarlas enteras.',
  },
} satisfies Translation<typeof en>
