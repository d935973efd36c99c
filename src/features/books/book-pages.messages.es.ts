import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Apunta al cuadrado con un teléfono para oírlo',
  made: 'Hecho con Hearthbook',
} satisfies Translation<typeof en>
