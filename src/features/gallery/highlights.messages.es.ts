import type { Translation } from '#shared/messages.ts'
import type { highlights as en } from './highlights.messages.en.ts'

export const highlights = {
  title: 'Un día como hoy',
  subtitle: 'Fotos de este día en otros años',
  ago: '{years, plural, one {Hace un año} other {Hace # años}}',
  cover: {
    on_this_day: '{years, plural, one {Hoy hace un año} other {Hoy hace # años}}',
    favorite: 'Una de las favoritas',
    newest: 'La foto más reciente',
  },
  since: '{news} desde tu última visita',
  photos: '{count, plural, one {# foto nueva} other {# fotos nuevas}}',
  milestones: '{count, plural, one {# hito nuevo} other {# hitos nuevos}}',
  both: '{photos} y {milestones}',
} satisfies Translation<typeof en>
