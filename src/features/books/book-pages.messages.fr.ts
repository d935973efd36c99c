import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Scannez ce code pour lire l’enregistrement',
  places: 'Là où nous sommes allés',
  made: 'Fait avec Hearthbook',
} satisfies Translation<typeof en>
