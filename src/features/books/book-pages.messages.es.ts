import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Escanea el código con tu teléfono para ver o escuchar',
  places: 'Dónde estuvimos',
  made: 'Hecho con Hearthbook',
} satisfies Translation<typeof en>
