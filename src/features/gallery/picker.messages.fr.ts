import type { Translation } from '#shared/messages.ts'
import type { picker as en } from './picker.messages.en.ts'

export const picker = {
  chosen:
    '{count, plural, =0 {Choisissez parmi les photos de votre famille} one {# photo sélectionnée} other {# photos sélectionnées}}',
  one: 'Choisissez une des photos de votre famille',
  full: '{max, plural, one {Vous pouvez sélectionner # photo.} other {Vous pouvez sélectionner jusqu’à # photos.}}',
  grid: 'Photos',
  day: 'Sélectionner {day}',
  all: 'Tout sélectionner',
  clear: 'Tout désélectionner',
  add: '{count, plural, =0 {Ajouter des photos} one {Ajouter # photo} other {Ajouter # photos}}',
  done: '{count, plural, =0 {Utiliser des photos} one {Utiliser # photo} other {Utiliser # photos}}',
  failed: 'Impossible de charger les photos.',
  moreFailed: 'Impossible de charger d’autres photos.',
  emptyTitle: 'Pas encore de photos',
  emptyText: 'Ajoutez d’abord des photos à l’album. Vous pourrez ensuite les choisir ici.',
  favorites: 'Favoris seulement',
  month: 'Année ou mois',
  anyMonth: 'Toutes les dates',
} as const satisfies Translation<typeof en>
