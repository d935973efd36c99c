/** The page to print. Never loaded by the browser. */
export const recoveryKit = {
  title: 'Recovery kit',
  made: '{host} · {date}',
  intro:
    'With this page and a backup, you can restore your photos, videos, stories, and accounts on a new machine, even if the old one is gone.',
  care: 'Anyone who has this page can open your backups. Print it and store it with your passports, not on the server.',
  places: 'Your backups',
  encrypted: 'Encrypted: you need the key below.',
  plain: 'Not encrypted: you don’t need the key.',
  key: 'Your key',
  words: 'Or the same key as 24 words:',
  steps: 'How to restore',
  install: 'Install the latest Hearthbook on an empty machine, but don’t start it.',
  run: 'Run this command there. When it asks for the key, enter your key or the 24 words.',
  settings: 'Set these first, with new access keys from your storage provider:',
  start: 'Start Hearthbook with this command, and sign in as before.',
  storedFiles:
    'To restore a backup, you don’t need the key that encrypts the server’s files. The backup has the files themselves.',
  secret:
    'This server’s SECRET is a setting, so backups that aren’t encrypted don’t include it. Store a copy of it with this page.',
} as const
