import type { Translation } from '#shared/messages.ts'
import type { highlights as en } from './highlights.messages.en.ts'

export const highlights = {
  title: 'Ce jour-là',
  subtitle: 'À quoi ressemblait ce jour les autres années',
  ago: '{years, plural, one {Il y a un an} other {Il y a # ans}}',
  sinceTitle: 'Depuis votre dernière visite',
  photos: '{count, plural, one {# nouvelle photo} other {# nouvelles photos}}',
  milestones: '{count, plural, one {# nouveau moment clé} other {# nouveaux moments clés}}',
  both: '{photos} et {milestones}',
} satisfies Translation<typeof en>
