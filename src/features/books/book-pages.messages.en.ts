export const bookPages = {
  watch: 'Scan with your phone to watch or listen',
  made: 'Made with Hearthbook',
} as const
