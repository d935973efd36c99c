/** Loaded with the photo picker (web/photo-picker.tsx). */
export const picker = {
  chosen: '{count, plural, =0 {Choose from your family’s photos} one {# photo selected} other {# photos selected}}',
  one: 'Choose one of your family’s photos',
  full: '{max, plural, one {You can select # photo.} other {You can select up to # photos.}}',
  grid: 'Photos',
  day: 'Select {day}',
  all: 'Select all',
  clear: 'Deselect all',
  add: '{count, plural, =0 {Add photos} one {Add # photo} other {Add # photos}}',
  done: '{count, plural, =0 {Use photos} one {Use # photo} other {Use # photos}}',
  failed: 'We couldn’t load your photos.',
  moreFailed: 'We couldn’t load more photos.',
  emptyTitle: 'No photos yet',
  emptyText: 'Add photos to the album first. Then you can choose them here.',
  favorites: 'Favorites only',
  month: 'Year or month',
  anyMonth: 'All dates',
} as const
