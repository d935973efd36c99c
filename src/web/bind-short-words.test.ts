import { expect, test } from 'vitest'
import { bindShortWords } from './bind-short-words.ts'

test('a word of one letter stays with the next word', () => {
  expect(bindShortWords('Lighthouse keeper. I am good at staying awake, and a dog')).toBe(
    'Lighthouse keeper. I\u00a0am good at staying awake, and a\u00a0dog',
  )
  expect(bindShortWords('“I said: vitamin C is\nI\nA B C')).toBe('“I\u00a0said: vitamin C\u00a0is\nI\nA\u00a0B\u00a0C')
})
