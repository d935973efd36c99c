import type { Translation } from '#shared/messages.ts'
import type { answersPage as en } from './answers-page.messages.en.ts'

export const answersPage = {
  title: 'Antworten von {name}',
  age: 'Mit {age, number}',
} satisfies Translation<typeof en>
