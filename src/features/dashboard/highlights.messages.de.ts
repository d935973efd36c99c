import type { Translation } from '#shared/messages.ts'
import type { highlights as en } from './highlights.messages.en.ts'

export const highlights = {
  title: 'An diesem Tag',
  subtitle: 'Fotos von diesem Tag aus früheren Jahren',
  all: 'Alle {count, number} anzeigen',
  day: 'Den ganzen Tag ansehen',
  ago: '{years, plural, one {Vor einem Jahr} other {Vor # Jahren}}',
  today: '{years, plural, one {Heute vor einem Jahr} other {Heute vor # Jahren}}',
  since: '{news} seit deinem letzten Besuch',
  photos: '{count, plural, one {# neues Foto} other {# neue Fotos}}{from, select, few { von {names}} other {}}',
  milestones: '{count, plural, one {# neuer Meilenstein} other {# neue Meilensteine}}',
  both: '{photos} und {milestones}',
} satisfies Translation<typeof en>
