/** The page to print. Never loaded by the browser. */
export const letterSheet = {
  title: 'Sheet for a letter',
  made: '{host} · {date}',
  intro:
    '{author} sealed a letter for {person}. It opens on {date}. This page has a copy of the letter’s key, but nothing of the letter itself.',
  care: 'Anyone who has this page and a copy of the family’s data can read the letter. Print it, store it with your passports, and delete the file.',
  key: 'The key',
  words: 'Or the same key as 24 words:',
  when: 'When you need it',
  same: 'As long as the family stays on this server, you don’t need this page: the letter opens automatically on its day.',
  other:
    'If the family moves to another server, open “Letters for later” there and enter the key or the 24 words. The letter stays sealed until its day.',
  lost: 'This page can’t be printed again, because Hearthbook doesn’t store this copy of the key.',
} as const
