import { expect, test } from 'vitest'
import { printableName } from './printable-name.ts'
import { receiptText } from './receipt.ts'

test.each([
  ['a\nff00  safe.jpg', 'a\ufffdff00  safe.jpg'],
  ['photo\u202egpj.exe', 'photo\ufffdgpj.exe'],
  ['a\u2028b\u0000c\u200bd', 'a\ufffdb\ufffdc\ufffdd'],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467} señor 写真.jpg', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} señor 写真.jpg'],
])('the name %j is shown on one line, and in the order in which it’s written', (name, shown) => {
  expect(printableName(name)).toBe(shown)
})

test('a receipt lists each file with its checksum, and says what’s known about it', () => {
  const sha256 = 'ab'.repeat(32)
  const groups = [
    {
      title: '1 file is safe',
      text: 'Stored here.',
      files: [{ name: 'a.jpg', sha256, facts: ['Found intact', '2 MB'] }],
    },
    { title: '1 file', text: 'Not read.', files: [{ name: 'b.jpg', sha256: null, facts: [] }] },
  ]
  expect(receiptText({ title: 'Safe?', about: ['The Moreaus'], groups }).split('\r\n')).toEqual([
    ...['Safe?', '-----', 'The Moreaus', ''],
    ...['1 file is safe', '--------------', 'Stored here.', '', `${sha256}  a.jpg`, '    Found intact · 2 MB', ''],
    ...['1 file', '------', 'Not read.', '', 'b.jpg', ''],
  ])
})
