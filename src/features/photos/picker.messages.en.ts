/** They come with the dialog that chooses photos (web/photo-picker.tsx). */
export const picker = {
  chosen: '{count, plural, =0 {Choose from the photos of your family} one {# photo chosen} other {# photos chosen}}',
  one: 'Choose one of the photos of your family',
  full: '{max, plural, one {# photo is the most that fits here.} other {# photos are the most that fit here.}}',
  grid: 'Photos',
  done: 'Use these photos',
  failed: 'The photos could not be loaded.',
  moreFailed: 'The next photos could not be loaded.',
  again: 'Try again',
  emptyTitle: 'No photos yet',
  emptyText: 'Add photos to the album first; then they can be chosen here.',
  favorites: 'Favorites only',
  noFavorites: 'None of the photos is a favorite yet.',
} as const
