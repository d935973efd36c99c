import { expect, test } from 'vitest'
import { withFrenchSpaces } from './french-spaces.ts'

test('a French question mark never begins a line', () => {
  expect(withFrenchSpaces({ asked: 'Et si celle-ci lâche ?', said: ['« Oui » : voilà'] })).toEqual({
    asked: 'Et si celle-ci lâche\u00a0?',
    said: ['«\u00a0Oui\u00a0»\u00a0: voilà'],
  })
})

test('text that only looks like punctuation stays unchanged', () => {
  const skeleton = 'Le {date, date, ::yMMMd}, à 10:30'
  expect(withFrenchSpaces(skeleton)).toBe(skeleton)
})
