/** What a book says by itself, in print. */
export const bookPages = {
  watch: 'Point a phone at the square to hear it',
  made: 'Made with Hearthbook',
} as const
