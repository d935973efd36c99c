import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Visez le carré avec un téléphone pour l’entendre',
  made: 'Fait avec Hearthbook',
} satisfies Translation<typeof en>
