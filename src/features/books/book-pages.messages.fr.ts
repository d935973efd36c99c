import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Scannez ce code avec votre téléphone pour l’écouter',
  made: 'Fait avec Hearthbook',
} satisfies Translation<typeof en>
