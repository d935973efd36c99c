import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Scannez ce code pour lire l’enregistrement',
  places: 'Les lieux de nos photos',
  made: 'Fait avec Hearthbook',
} satisfies Translation<typeof en>
