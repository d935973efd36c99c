/** What a book says by itself, in print. */
export const bookPages = {
  watch: 'Scan this code with your phone to play',
  made: 'Made with Hearthbook',
} as const
