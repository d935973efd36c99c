import type { Translation } from '#shared/messages.ts'
import type { answersPage as en } from './answers-page.messages.en.ts'

export const answersPage = {
  title: 'Respuestas de {name}',
  age: '{age, plural, one {# año} other {# años}}',
} satisfies Translation<typeof en>
