export const bookPages = {
  watch: 'Scan with your phone to watch or listen',
  places: 'Where we’ve been',
  made: 'Made with Hearthbook',
} as const
