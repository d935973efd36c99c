import type { Translation } from '#shared/messages.ts'
import type { digest as en } from './notifications-mail.messages.en.ts'

export const digest = {
  subject: 'Du nouveau dans vos familles',
  subjectOne: 'Du nouveau dans {family}',
  heading: 'Ce que vous n’avez pas encore vu',
  headingOne: 'Des nouvelles de {family}',
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  more: '{count, plural, one {et # autre chose} other {et # autres choses}}',
  andMore: 'La suite est dans Hearthbook.',
  button: 'Ouvrir l’album',
  footer:
    'Vous recevez ce courriel parce que vous avez demandé un résumé. Choisissez ici sa fréquence, ou aucun : {url}',
} satisfies Translation<typeof en>
