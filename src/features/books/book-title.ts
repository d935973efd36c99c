import { cutText } from '#shared/cut-text.ts'
import type { BookCoverPage, BookDocument, BookFace, BookPage, BookSlot, TextSlot } from '../book-layout/document.ts'
import { slotsOf } from '../book-layout/layouts.ts'
import { changePage, isSameSlot, setSlot, slotOf, type SlotName } from './books.edits.ts'
import { BOOK_TITLE_MAX_LENGTH } from './books.rules.ts'

const frameOf = ({ layout }: BookCoverPage) => slotsOf(layout).findIndex(({ kind }) => kind === 'text')

/** The frame of the cover for the book's title: its first one for text. */
export const titleSlot = ({ cover }: BookDocument): SlotName => ({ page: 'front', slot: frameOf(cover.front) })

/** The title on the cover, in one line. */
export const titleOf = ({ front }: Pick<BookFace, 'front'>): string => plainOf(front.slots[frameOf(front)])

/** The title on the title page, or '' if the first page isn't one. */
export function innerTitleOf({ pages: [first] }: BookDocument): string {
  return first?.layout === 'title_page' || first?.layout === 'chapter' ? plainOf(first.slots[0]) : ''
}

/** Whether a book's name is the title on its cover. The name of a copy has a word in parentheses after it. */
export function isNamedAfter(name: string, title: string): boolean {
  const plain = inOneLine(name)
  return plain === title || plain.replace(/ \([^()]+\)$/, '') === title
}

/** The name of a book whose pages were changed: it follows the cover, unless it was another one on purpose. */
export function nameAfter(name: string, before: BookDocument, after: BookDocument): string {
  const [was, title] = [titleOf(before.cover), titleOf(after.cover)]
  return title && title !== was && (!was || isNamedAfter(name, was)) ? title : name
}

/** The pages of a book with another name: its title follows, unless it was another one on purpose. */
export function renamed(book: BookDocument, from: string, name: string): BookDocument {
  const title = titleOf(book.cover)
  return retitled(book, title && isNamedAfter(from, title) ? title : inOneLine(from), name)
}

export type TitleConcern = 'differ' | 'template'

/** What to check about the title before a book is printed. `templates` are the names of all templates. */
export function titleConcernsOf(book: BookDocument, templates: readonly string[]): TitleConcern[] {
  const [cover, inner] = [titleOf(book.cover), innerTitleOf(book)]
  const title = (cover || inner).toLowerCase()
  return [
    ...(cover && inner && cover !== inner ? (['differ'] as const) : []),
    ...(templates.some((name) => name.toLowerCase() === title) ? (['template'] as const) : []),
  ]
}

/** Changes a text. If it's the title, the other places with the same title follow. */
export function setText(book: BookDocument, at: SlotName, content: TextSlot): BookDocument {
  const was = plainOf(slotOf(book, at))
  const isTitle = isSameSlot(at, titleSlot(book)) || (at.page === 0 && was === titleOf(book.cover))
  const changed = setSlot(book, at, content)
  return isTitle ? retitled(changed, was, content.text) : changed
}

/** Changes a title on the cover, the first page, and the spine. What differs from it stays. */
export function retitled(book: BookDocument, was: string, text: string): BookDocument {
  const title = inOneLine(text)
  const isTitle = (slot: BookSlot) => plainOf(slot) === was
  const { front, spine } = book.cover
  const hasTitle = [front, book.pages[0]].some((page) => page?.slots.some(isTitle)) || inOneLine(spine) === was
  if (!was || !title || title === was || !hasTitle) return book
  const follow = (slot: BookSlot): BookSlot => (slot?.kind === 'text' && isTitle(slot) ? { ...slot, text } : slot)
  const inside = (['front', 0] as const).reduce<BookDocument>(
    (now, name) => changePage(now, name, (page) => ({ ...page, slots: page.slots.map(follow) }) as BookPage),
    book,
  )
  return { ...inside, cover: { ...inside.cover, spine: inOneLine(spine) === was ? title : spine } }
}

const plainOf = (slot: BookSlot | undefined) => (slot?.kind === 'text' ? inOneLine(slot.text) : '')
const inOneLine = (text: string) => cutText(text.replaceAll(/\s+/g, ' ').trim(), BOOK_TITLE_MAX_LENGTH).trim()
