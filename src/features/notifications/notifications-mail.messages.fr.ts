import type { Translation } from '#shared/messages.ts'
import type { digest as en } from './notifications-mail.messages.en.ts'

export const digest = {
  subject: 'Du nouveau dans vos familles',
  subjectOne: 'Du nouveau dans {family}',
  heading: 'Voici ce que vous avez manqué',
  headingOne: 'Des nouvelles de {family}',
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  milestones: '{name} a ajouté {count, number} étapes : {titles}.',
  joined: '{names} ont rejoint la famille',
  comment:
    '{count, plural, one {{name} a commenté :} other {# nouveaux commentaires, le dernier de {name} :}} {comment}',
  more: '{count, plural, one {et # autre nouveauté} other {et # autres nouveautés}}',
  andMore: 'Retrouvez la suite dans Hearthbook.',
  picture: 'Une photo de {family}',
  reply: 'Répondez à cet e-mail pour commenter cette photo.',
  button: 'Ouvrir l’album',
  footer:
    'Vous recevez cet e-mail {frequency, select, daily {chaque jour} monthly {une fois par mois} other {une fois par semaine}}. Changez sa fréquence ou désactivez-le ici : {url}',
} satisfies Translation<typeof en>
