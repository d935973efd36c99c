import type { Translation } from '#shared/messages.ts'
import type { deletedPhotos as en } from './deleted-photos.messages.en.ts'

export const deletedPhotos = {
  card: {
    title: 'Eliminadas hace poco',
    text: 'Durante 30 días puedes recuperar lo que se ha eliminado.',
    open: 'Ver lo eliminado',
  },
  title: 'Eliminadas hace poco',
  intro:
    'Las fotos y las respuestas de los niños se quedan aquí 30 días; después desaparecen para siempre. Solo tú las ves.',
  back: 'Ajustes de la familia',
  list: 'Fotos eliminadas',
  select: 'Seleccionar una foto eliminada el {date}: {words}',
  daysLeft: '{days, plural, =0 {Desaparece hoy} one {Queda # día} other {Quedan # días}}',
  restore: '{count, plural, =0 {Recuperar} one {Recuperar # foto} other {Recuperar # fotos}}',
  restoring: 'Recuperando...',
  clear: 'Quitar la selección',
  empty: 'Eliminar todo para siempre',
  hint: 'Elige las fotos que deben volver.',
  emptyTitle: 'No se ha eliminado ninguna foto',
  emptyText: 'Lo que tú o tus editores eliminéis espera aquí 30 días.',
  failedTitle: 'No se han podido cargar las fotos eliminadas',
  confirm: {
    title: '¿Eliminar todo esto para siempre?',
    text: 'Todas las fotos de esta página desaparecen ahora mismo, con su original. Nadie podrá recuperarlas.',
    confirm: 'Eliminar para siempre',
    deleting: 'Eliminando...',
  },
  toasts: {
    restored: '{count, plural, one {Foto recuperada} other {# fotos recuperadas}}',
    restoredText: '{count, plural, one {Vuelve a estar donde estaba} other {Vuelven a estar donde estaban}}',
    gone: '{count, plural, one {Una foto ya no estaba} other {# fotos ya no estaban}}',
    restoreFailed: 'No se ha podido recuperar',
    emptied:
      '{count, plural, =0 {No quedaba nada por eliminar} one {Una foto eliminada para siempre} other {# fotos eliminadas para siempre}}',
    emptyFailed: 'No se ha podido eliminar',
  },
} satisfies Translation<typeof en>
