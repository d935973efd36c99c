import type { Translation } from '#shared/messages.ts'
import type { highlights as en } from './highlights.messages.en.ts'

export const highlights = {
  title: 'Ce jour-là',
  subtitle: 'Vos photos prises le même jour, les années passées',
  all: 'Afficher les {count, number}',
  day: 'Voir toute la journée',
  ago: '{years, plural, one {Il y a un an} other {Il y a # ans}}',
  today: '{years, plural, one {Il y a un an aujourd’hui} other {Il y a # ans aujourd’hui}}',
  since: '{news} depuis votre dernière visite',
  photos:
    '{count, plural, one {# nouvelle photo} other {# nouvelles photos}}{from, select, few {{count, plural, one { ajoutée par {names}} other { ajoutées par {names}}}} other {}}',
  milestones: '{count, plural, one {# nouvelle étape} other {# nouvelles étapes}}',
  both: '{photos} et {milestones}',
} satisfies Translation<typeof en>
