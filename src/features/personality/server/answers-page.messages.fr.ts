import type { Translation } from '#shared/messages.ts'
import type { answersPage as en } from './answers-page.messages.en.ts'

export const answersPage = {
  title: 'Réponses de {name}',
  age: '{age, plural, one {# an} other {# ans}}',
} satisfies Translation<typeof en>
