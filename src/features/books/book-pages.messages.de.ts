import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Mit dem Handy scannen und ansehen oder anhören',
  places: 'Wo wir waren',
  made: 'Mit Hearthbook gemacht',
} satisfies Translation<typeof en>
