import type { Translation } from '#shared/messages.ts'
import type { picker as en } from './picker.messages.en.ts'

export const picker = {
  chosen: '{count, plural, =0 {Elige entre las fotos de tu familia} one {# foto elegida} other {# fotos elegidas}}',
  one: 'Elige una de las fotos de tu familia',
  full: '{max, plural, one {Aquí cabe # foto como máximo.} other {Aquí caben # fotos como máximo.}}',
  grid: 'Fotos',
  done: 'Usar estas fotos',
  failed: 'No se han podido cargar las fotos.',
  moreFailed: 'No se han podido cargar las siguientes fotos.',
  again: 'Intentar de nuevo',
  emptyTitle: 'Aún no hay fotos',
  emptyText: 'Añade primero fotos al álbum; después podrás elegirlas aquí.',
  favorites: 'Solo favoritas',
  noFavorites: 'Todavía no hay ninguna foto favorita.',
} as const satisfies Translation<typeof en>
