import { expect, test } from 'vitest'
import { countBlankPages, missingCharactersIn } from './check.ts'
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

test('a page without photos that exist, codes and words is blank', () => {
  const photo = { kind: 'photo' as const, photo_id: 'p', zoom: 1, x: 0.5, y: 0.5 }
  const words = (text: string) => ({ kind: 'text' as const, text, align: 'start' as const })
  const page = (id: string, ...slots: BookDocument['pages'][number]['slots']) => ({
    ...{ id, layout: 'one_caption' as const, background: null, slots },
  })
  const pages = [
    page('a', null, null),
    page('b', null, words(' ')),
    page('c', photo, null),
    page('d', null, words('Ana')),
  ]
  expect(countBlankPages({ pages } as BookDocument, new Set(['p']))).toBe(2)
  // The photo was deleted.
  expect(countBlankPages({ pages } as BookDocument, new Set())).toBe(3)
})
