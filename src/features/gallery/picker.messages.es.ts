import type { Translation } from '#shared/messages.ts'
import type { picker as en } from './picker.messages.en.ts'

export const picker = {
  chosen:
    '{count, plural, =0 {Elige entre las fotos de tu familia} one {# foto seleccionada} other {# fotos seleccionadas}}',
  one: 'Elige una de las fotos de tu familia',
  full: '{max, plural, one {Puedes seleccionar # foto.} other {Puedes seleccionar hasta # fotos.}}',
  grid: 'Fotos',
  day: 'Seleccionar {day}',
  all: 'Seleccionar todo',
  clear: 'Deseleccionar todo',
  add: '{count, plural, =0 {Agregar fotos} one {Agregar # foto} other {Agregar # fotos}}',
  done: '{count, plural, =0 {Usar fotos} one {Usar # foto} other {Usar # fotos}}',
  failed: 'No pudimos cargar las fotos.',
  moreFailed: 'No pudimos cargar más fotos.',
  emptyTitle: 'Aún no hay fotos',
  emptyText: 'Primero agrega fotos al álbum. Después podrás elegirlas aquí.',
  favorites: 'Solo favoritas',
  month: 'Año o mes',
  anyMonth: 'Todas las fechas',
} as const satisfies Translation<typeof en>
