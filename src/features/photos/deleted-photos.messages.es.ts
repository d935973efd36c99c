import type { Translation } from '#shared/messages.ts'
import type { deletedPhotos as en } from './deleted-photos.messages.en.ts'

export const deletedPhotos = {
  card: {
    title: 'Eliminadas recientemente',
    text: 'Restaura fotos y respuestas eliminadas en los últimos 30 días.',
  },
  title: 'Eliminadas recientemente',
  intro:
    'Puedes restaurar las fotos y las respuestas eliminadas durante 30 días. Solo tú las ves. Los álbumes, los libros y los hitos no se pueden restaurar, pero sus fotos siguen en tu galería.',
  back: 'Configuración de la familia',
  list: 'Fotos eliminadas',
  select: 'Seleccionar una foto eliminada el {date}: {words}',
  daysLeft: '{days, plural, =0 {Se elimina hoy} one {Queda # día} other {Quedan # días}}',
  restore: '{count, plural, =0 {Restaurar} one {Restaurar # foto} other {Restaurar # fotos}}',
  restoring: 'Restaurando…',
  more: 'Más',
  clear: 'Borrar la selección',
  empty: 'Eliminar todo definitivamente',
  hint: 'Selecciona las fotos que quieres restaurar.',
  emptyTitle: 'Todo está en su sitio',
  emptyText: 'Las fotos y respuestas eliminadas se quedan aquí 30 días, por si las quieres de vuelta.',
  photos: 'Ver fotos',
  failedTitle: 'No pudimos cargar las fotos eliminadas',
  confirm: {
    title: '¿Eliminar definitivamente todas estas fotos?',
    text: 'Todas las fotos de esta página y sus originales se eliminarán definitivamente. Esta acción no se puede deshacer.',
    confirm: 'Eliminar definitivamente',
    deleting: 'Eliminando...',
  },
  toasts: {
    restored: '{count, plural, one {Foto restaurada} other {# fotos restauradas}}',
    restoredText: '{count, plural, one {Está} other {Están}} de nuevo en el álbum',
    gone: '{count, plural, one {Esta foto ya no está disponible} other {Estas fotos ya no están disponibles}}',
    restoreFailed: 'No pudimos restaurar las fotos',
    emptied:
      '{count, plural, =0 {No quedaba nada por eliminar} one {# foto eliminada definitivamente} other {# fotos eliminadas definitivamente}}',
    emptyFailed: 'No pudimos eliminar las fotos',
  },
} satisfies Translation<typeof en>
