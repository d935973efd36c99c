import { problems } from '#shared/problems.messages.es.ts'
import type { Translation } from '#shared/messages.ts'
import type { web as en } from './web.messages.en.ts'

export const web = {
  actions: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    tryAgain: 'Intentar de nuevo',
    loadMore: 'Cargar más',
    dismiss: 'Cerrar',
    goBack: 'Volver',
  },
  player: {
    play: 'Reproducir',
    pause: 'Pausa',
    position: 'Posición de reproducción',
    time: '{at} de {of}',
    mute: 'Silenciar',
    unmute: 'Activar el sonido',
    fullScreen: 'Pantalla completa',
  },
  audience: {
    label: 'Visible para',
    private: { label: 'Privado', hint: 'Solo tú' },
    family_only: { label: 'Solo la familia', hint: 'Miembros de esta familia' },
    extended_family: { label: 'Familia extendida', hint: 'Miembros e invitados con un enlace' },
  },
  loading: 'Cargando…',
  home: 'Inicio',
  optional: 'opcional',
  notifications: 'Notificaciones (F8)',
  progress: '{done, number} de {total, number}',
  error: {
    newVersionTitle: 'Hay una versión nueva',
    newVersionText:
      'No pudimos cargar esta parte de la página. Recárgala para usar la versión nueva. Si no funciona, revisa tu conexión.',
    reload: 'Recargar',
    title: 'Algo salió mal',
    text: 'Ocurrió un error inesperado',
    loadTitle: 'No pudimos cargar esto',
    loadText: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  signedOut: { title: 'Sesión cerrada', text: 'Hasta pronto.' },
  signOutOwed: {
    title: 'Cerraste la sesión en este navegador',
    text: 'No pudimos conectarnos con el servidor. Terminaremos de cerrar tu sesión en cuanto este navegador vuelva a tener conexión.',
  },
  setting: { saving: 'Guardando…', saved: 'Guardado' },
  draft: { restored: 'Recuperamos tu borrador.', discard: 'Descartar borrador' },
  discard: {
    title: '¿Salir sin guardar?',
    text: 'Todavía no guardaste los cambios.',
    keep: 'Seguir editando',
    confirm: 'Descartar cambios',
  },
  limits: {
    reached:
      'Puedes {limit, select, searches {buscar {times, number} veces} comments {escribir {times, number} comentarios} downloads {descargar {times, number} archivos} exports {iniciar {times, number} exportaciones} families {crear {times, number} familias} avatars {subir {times, number} fotos de perfil} upload_bytes {subir {times, number} GB} other {hacer esto {times, number} veces}} en {minutes, select, 1 {un minuto} 60 {una hora} 1440 {un día} other {{minutes} minutos}}. Inténtalo de nuevo en {unit, select, hours {{wait, plural, one {# hora} other {# horas}}} other {{wait, plural, one {# minuto} other {# minutos}}}}.',
    uploads:
      'Puedes tener hasta {limit} cargas sin terminar, {gigabytes} GB en total. Termina o cancela algunas e inténtalo de nuevo.',
  },
  problems: {
    ...problems,
    offline: 'No tienes conexión. Revísala e inténtalo de nuevo.',
  },
} satisfies Translation<typeof en>
