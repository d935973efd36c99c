import type { Translation } from '#shared/messages.ts'
import type { picker as en } from './picker.messages.en.ts'

export const picker = {
  chosen:
    '{count, plural, =0 {Choisissez parmi les photos de votre famille} one {# photo choisie} other {# photos choisies}}',
  one: 'Choisissez une des photos de votre famille',
  full: '{max, plural, one {Il y a de la place pour # photo au plus.} other {Il y a de la place pour # photos au plus.}}',
  grid: 'Photos',
  done: 'Utiliser ces photos',
  failed: 'Les photos n’ont pas pu être chargées.',
  moreFailed: 'Les photos suivantes n’ont pas pu être chargées.',
  again: 'Réessayer',
  emptyTitle: 'Pas encore de photos',
  emptyText: 'Ajoutez d’abord des photos à l’album ; vous pourrez ensuite les choisir ici.',
  favorites: 'Favoris seulement',
  noFavorites: 'Aucune photo n’est encore un favori.',
} as const satisfies Translation<typeof en>
