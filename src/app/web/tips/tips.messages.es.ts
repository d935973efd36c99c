import type { Translation } from '#shared/messages.ts'
import type { tips as en } from './tips.messages.en.ts'

export const tips = {
  label: 'Consejo',
  read: 'Entendido',
  all: {
    palette: 'Presiona / en cualquier página para buscar una foto, una persona o una página.',
    shortcuts: 'Pulsa el signo de interrogación en cualquier página para ver los atajos de teclado.',
    homeScreen:
      'Agrega Hearthbook a la pantalla de inicio desde el menú del navegador para abrirlo como cualquier otra aplicación.',
    choosing:
      'En la galería, mantén presionada una foto y desliza el dedo sobre otras para seleccionarlas. Puedes etiquetarlas, compartirlas o descargarlas juntas.',
    guests:
      'Los abuelos no necesitan una cuenta. Quien administra la familia puede crearles un enlace para invitados en Configuración.',
    digest: '¿Quieres un resumen semanal? Activa el resumen por correo en Preferencias.',
    face: 'Ponle una foto de perfil a cada niño o niña: elige una de tus fotos y encuadra su cara.',
    suggestions: 'Al agregar un hito, elige de quién es y verás sugerencias para su edad.',
    everyYear: 'Haz las mismas diez preguntas en cada cumpleaños y compara las respuestas, año tras año.',
    live: 'No hace falta actualizar la página. Lo que agrega tu familia aparece aquí automáticamente.',
    originals: 'Tus fotos se guardan exactamente como las subiste. Puedes descargar los originales cuando quieras.',
  },
} satisfies Translation<typeof en>
