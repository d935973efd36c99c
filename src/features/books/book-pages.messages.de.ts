import type { Translation } from '#shared/messages.ts'
import type { bookPages as en } from './book-pages.messages.en.ts'

export const bookPages = {
  watch: 'Mit dem Handy scannen und ansehen oder anhören',
  places: 'Wo wir waren',
  made: 'Mit Hearthbook gemacht',
  before: 'Vor {year}',
  at: {
    left: 'Links: {said}',
    right: 'Rechts: {said}',
    top: 'Oben: {said}',
    bottom: 'Unten: {said}',
    top_left: 'Oben links: {said}',
    top_right: 'Oben rechts: {said}',
    middle_left: 'Mitte links: {said}',
    middle_right: 'Mitte rechts: {said}',
    bottom_left: 'Unten links: {said}',
    bottom_middle: 'Unten Mitte: {said}',
    bottom_right: 'Unten rechts: {said}',
  },
} satisfies Translation<typeof en>
