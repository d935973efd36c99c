import type { Translation } from '#shared/messages.ts'
import type { highlights as en } from './highlights.messages.en.ts'

export const highlights = {
  title: 'An diesem Tag',
  subtitle: 'Fotos von diesem Tag aus früheren Jahren',
  ago: '{years, plural, one {Vor einem Jahr} other {Vor # Jahren}}',
  sinceTitle: 'Seit deinem letzten Besuch',
  photos: '{count, plural, one {# neues Foto} other {# neue Fotos}}',
  milestones: '{count, plural, one {# neuer Meilenstein} other {# neue Meilensteine}}',
  both: '{photos} und {milestones}',
} satisfies Translation<typeof en>
