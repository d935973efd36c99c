import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Scannez ce code pour lire l’enregistrement',
  places: 'Les lieux de nos photos',
  made: 'Fait avec Hearthbook',
  before: 'Avant {year}',
  at: {
    left: 'À gauche : {said}',
    right: 'À droite : {said}',
    top: 'En haut : {said}',
    bottom: 'En bas : {said}',
    top_left: 'En haut à gauche : {said}',
    top_right: 'En haut à droite : {said}',
    middle_left: 'Au milieu à gauche : {said}',
    middle_right: 'Au milieu à droite : {said}',
    bottom_left: 'En bas à gauche : {said}',
    bottom_middle: 'En bas au milieu : {said}',
    bottom_right: 'En bas à droite : {said}',
  },
} satisfies Translation<typeof en>
