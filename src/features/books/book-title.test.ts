import { expect, test } from 'vitest'
import type { BookDocument, TextSlot } from '../book-layout/document.ts'
import {
  innerTitleOf,
  nameAfter,
  renamed,
  retitled,
  setText,
  titleConcernsOf,
  titleOf,
  titleSlot,
} from './book-title.ts'

const text = (words: string): TextSlot => ({ kind: 'text', text: words, align: 'center' })

/** A book with these titles on its cover, its title page, and its spine. */
function bookWith(cover: string, inner = cover, spine = cover): BookDocument {
  return {
    ...{ format: 1, size: '8x8', binding: 'softcover', paper: 'silk_170', typeface: 'serif', colour: 'ember' },
    cover: {
      front: { id: 'front', layout: 'cover_frame', background: null, slots: [null, text(cover), text('2026')] },
      back: { id: 'back', layout: 'cover_back', background: null, slots: [text(cover)] },
      spine,
    },
    pages: [
      { id: 'a', layout: 'chapter', background: null, slots: [text(inner), text('2026')] },
      { id: 'b', layout: 'chapter', background: null, slots: [text(cover), null] },
    ],
  }
}
const titlesOf = (book: BookDocument) => [titleOf(book.cover), innerTitleOf(book), book.cover.spine]
const onCover = titleSlot(bookWith(''))

test('a title typed on the cover, or on the title page, is on the spine and on the other one, too', () => {
  const book = bookWith('Family vacation album')
  const titles = ['Our summer', 'Our summer', 'Our summer']
  expect(titlesOf(setText(book, onCover, text('Our\nsummer ')))).toEqual(titles)
  const changed = setText(book, { page: 0, slot: 0 }, text('Our summer'))
  expect(titlesOf(changed)).toEqual(titles)
  expect([changed.cover.back, changed.pages[1]]).toEqual([book.cover.back, book.pages[1]])
  expect(titlesOf(renamed(book, 'Family vacation album', 'Our summer'))).toEqual(titles)
})

test('people who made titles differ keep them', () => {
  const book = bookWith('Our summer', 'For Grandma', 'Summer')
  expect(titlesOf(setText(book, onCover, text('Our fall')))).toEqual(['Our fall', 'For Grandma', 'Summer'])
  expect(titlesOf(setText(book, { page: 0, slot: 0 }, text('For Mom')))).toEqual(['Our summer', 'For Mom', 'Summer'])
  expect(renamed(book, 'Copy at the printer', 'Our fall')).toBe(book)
  expect(nameAfter('Copy at the printer', book, bookWith('Our fall'))).toBe('Copy at the printer')
})

test('a cover without a title leaves the title elsewhere', () => {
  const book = bookWith('Our summer')
  const bare = setText(book, onCover, text(' '))
  expect(titlesOf(bare)).toEqual(['', 'Our summer', 'Our summer'])
  expect(nameAfter('Our summer', book, bare)).toBe('Our summer')
  expect(nameAfter('Our summer', bare, bookWith('Our fall'))).toBe('Our fall')
})

test('the name of a book follows its cover, also of a copy', () => {
  for (const name of ['Our summer', 'Our  summer', 'Our summer (copy)']) {
    expect(nameAfter(name, bookWith('Our summer'), bookWith('Our fall'))).toBe('Our fall')
    expect(titleOf(renamed(bookWith('Our summer'), name, 'Our fall').cover)).toBe('Our fall')
  }
  expect(nameAfter('Our summer (copy)', bookWith('Our summer'), bookWith('Our summer'))).toBe('Our summer (copy)')
  expect(nameAfter('Our summer', bookWith('Our summer'), bookWith('🎂'.repeat(100)))).toBe('🎂'.repeat(60))
})

test('before printing, people see that the cover and the title page differ, or have the template’s name', () => {
  const concerns = (book: BookDocument) => titleConcernsOf(book, ['Family vacation album'])
  expect(concerns(bookWith('Our summer'))).toEqual([])
  expect(concerns(bookWith('', 'Our summer'))).toEqual([])
  expect(concerns(bookWith('Family Vacation Album'))).toEqual(['template'])
  const half = bookWith('Our summer', 'Family vacation album')
  expect(concerns(half)).toEqual(['differ'])
  expect(concerns(retitled(half, 'Family vacation album', 'Our summer'))).toEqual([])
})
