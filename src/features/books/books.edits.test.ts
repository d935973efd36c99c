import { expect, test } from 'vitest'
import {
  addPages,
  emptySlot,
  hasFacing,
  movePages,
  removePages,
  setLayout,
  setSlot,
  swapPhotos,
} from './books.edits.ts'
import type { BookDocument, BookPage, BookSlot } from '../book-layout/document.ts'

const photo = (n: number, zoom = 1): BookSlot => ({
  ...{ kind: 'photo', photo_id: `00000000-0000-7000-8000-00000000000${n}`, zoom },
  ...{ x: 0.5, y: 0.5 },
})
const words: BookSlot = { kind: 'text', text: 'At the lake', align: 'start' }
const page = (id: string, layout: BookPage['layout'], slots: BookSlot[]): BookPage => ({
  id,
  layout,
  background: null,
  slots,
})

const book: BookDocument = {
  ...{ format: 1, size: '8x8', binding: 'softcover', paper: 'silk_170', typeface: 'serif', colour: 'ember' },
  cover: {
    front: { id: 'front', layout: 'cover_words', background: null, slots: [null, null] },
    back: { id: 'back', layout: 'cover_back', background: null, slots: [null] },
    spine: '',
  },
  pages: [page('a', 'two_across', [photo(1, 2), null, words]), page('b', 'one', [photo(2)])],
}

test("two photos swap places, also across pages, and are uncropped; pages that aren't touched stay the same objects", () => {
  const swapped = swapPhotos(book, { page: 0, slot: 0 }, { page: 1, slot: 0 })
  expect([swapped.pages[0]!.slots[0], swapped.pages[1]!.slots[0]]).toEqual([photo(2), photo(1)])
  expect(swapPhotos(book, { page: 0, slot: 0 }, { page: 0, slot: 2 })).toBe(book)
  expect(setSlot(book, { page: 0, slot: 1 }, photo(3)).pages[1]).toBe(book.pages[1])
  expect(emptySlot(book, 0)).toEqual({ page: 0, slot: 1 })
  expect(emptySlot(book, 1)).toBeUndefined()
})

test('a new layout moves photos and text to slots of the same kind', () => {
  const { slots } = setLayout(book, 0, 'milestone').pages[0]!
  expect(slots).toEqual([photo(1, 2), words, null, null])
})

test("pages are added, removed and moved in pairs, and the last pair can't be removed", () => {
  let count = 0
  const longer = addPages(book, 1, () => `n${++count}`)
  expect(longer.pages.map(({ id }) => id)).toEqual(['a', 'n1', 'n2', 'b'])
  expect(removePages(longer, 1)).toEqual(book)
  expect(removePages(book, 0)).toBe(book)
  expect(movePages(longer, 2, -2).pages.map(({ id }) => id)).toEqual(['n2', 'b', 'a', 'n1'])
  expect(movePages(longer, 2, 2)).toBe(longer)
})

test('a photo across two pages changes on both, and its page is a full page when the other one goes', () => {
  const four = { ...book, pages: [...book.pages, page('c', 'one', [photo(3)]), page('d', 'one', [photo(4)])] }
  const wide = setLayout(four, 2, 'panorama_right')
  expect(wide.pages.map(({ layout }) => layout)).toEqual(['two_across', 'panorama_left', 'panorama_right', 'one'])
  expect([wide.pages[1]!.slots, wide.pages[2]!.slots]).toEqual([[photo(3)], [photo(3)]])
  const moved = setSlot(wide, { page: 1, slot: 0 }, photo(1))
  expect([moved.pages[1]!.slots, moved.pages[2]!.slots]).toEqual([[photo(1)], [photo(1)]])
  const single = setLayout(wide, 1, 'one')
  expect(single.pages.slice(1, 3)).toMatchObject([
    { layout: 'one', slots: [photo(3)] },
    { layout: 'full', slots: [null] },
  ])
  expect(removePages(wide, 0).pages).toMatchObject([{ layout: 'full', slots: [photo(3)] }, { layout: 'one' }])
  expect([hasFacing(four, 0), hasFacing(four, 1), hasFacing(four, 3), hasFacing(four, 'front')]).toEqual([
    false,
    true,
    false,
    false,
  ])
})
