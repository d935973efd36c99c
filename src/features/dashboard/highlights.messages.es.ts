import type { Translation } from '#shared/messages.ts'
import type { highlights as en } from './highlights.messages.en.ts'

export const highlights = {
  title: 'Un día como hoy',
  subtitle: 'Fotos de este día en otros años',
  all: 'Ver las {count, number}',
  day: 'Ver todo el día',
  ago: '{years, plural, one {Hace un año} other {Hace # años}}',
  today: '{years, plural, one {Hoy hace un año} other {Hoy hace # años}}',
  since: '{news} desde tu última visita',
  photos: '{count, plural, one {# foto nueva} other {# fotos nuevas}}{from, select, few { de {names}} other {}}',
  milestones: '{count, plural, one {# hito nuevo} other {# hitos nuevos}}',
  both: '{photos} y {milestones}',
} satisfies Translation<typeof en>
