import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Escanea el código con tu teléfono para ver o escuchar',
  places: 'Dónde estuvimos',
  made: 'Hecho con Hearthbook',
  before: 'Antes de {year}',
  at: {
    left: 'A la izquierda: {said}',
    right: 'A la derecha: {said}',
    top: 'Arriba: {said}',
    bottom: 'Abajo: {said}',
    top_left: 'Arriba a la izquierda: {said}',
    top_right: 'Arriba a la derecha: {said}',
    middle_left: 'En el medio a la izquierda: {said}',
    middle_right: 'En el medio a la derecha: {said}',
    bottom_left: 'Abajo a la izquierda: {said}',
    bottom_middle: 'Abajo en el medio: {said}',
    bottom_right: 'Abajo a la derecha: {said}',
  },
} satisfies Translation<typeof en>
