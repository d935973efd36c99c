import { expect, test } from 'vitest'
import { missingCharactersIn } from './check.ts'
import type { BookDocument } from './document.ts'

test('characters without a font are reported once each, wherever they appear', () => {
  const text = (words: string) => ({ kind: 'text' as const, text: words, align: 'start' as const })
  const book: BookDocument = {
    ...{ format: 1, size: '8x8', binding: 'softcover', paper: 'silk_170', typeface: 'hand', colour: 'ember' },
    cover: {
      front: { id: 'front', layout: 'cover_words', background: null, slots: [text('여름 2024 여'), null] },
      back: { id: 'back', layout: 'cover_back', background: null, slots: [text('محمد हिन्दी 王小明 🎂 Žofia')] },
      spine: 'ไทย',
    },
    pages: ['a', 'b'].map((id) => ({ id, layout: 'one_caption', background: null, slots: [null, text('Día\nOλ')] })),
  }
  expect(missingCharactersIn(book)).toEqual(['여', '름', 'ไ', 'ท', 'ย'])
})
