import { required } from '#shared/required.ts'
import { withSlots, type BookCoverPage, type BookDocument } from '../book-layout/document.ts'
import type { BookPage, BookSlot, PhotoSlot } from '../book-layout/document.ts'
import { placesOf, type LayoutId } from '../book-layout/layouts.ts'
import { BOOK_PAGES_MAX, BOOK_PAGES_MIN } from '../book-layout/book-layout.rules.ts'

/** A page by its place, counted from 0, or a side of the cover. */
export type PageName = number | 'front' | 'back'
export type SlotName = { page: PageName; slot: number }
type AnyPage = BookPage | BookCoverPage

export function pageOf(book: BookDocument, name: PageName): AnyPage {
  return typeof name === 'number' ? required(book.pages[name]) : book.cover[name]
}

export function slotOf(book: BookDocument, { page, slot }: SlotName): BookSlot {
  return pageOf(book, page)?.slots[slot] ?? null
}

/** The same book with one page changed; every other page stays the same object. */
export function changePage(book: BookDocument, name: PageName, change: (page: AnyPage) => AnyPage): BookDocument {
  if (typeof name !== 'number')
    return { ...book, cover: { ...book.cover, [name]: change(book.cover[name]) as BookCoverPage } }
  return { ...book, pages: book.pages.map((page, place) => (place === name ? (change(page) as BookPage) : page)) }
}

export function setSlot(book: BookDocument, { page, slot }: SlotName, content: BookSlot): BookDocument {
  return changePage(book, page, (one) => ({
    ...one,
    slots: one.slots.map((before, place) => (place === slot ? content : before)),
  }))
}

/** A photo as it comes into a place: whole, and a little above the middle where it is upright. */
export function photoSlot({ id, width, height }: { id: string; width: number; height: number }): PhotoSlot {
  return { kind: 'photo', photo_id: id, zoom: 1, x: 0.5, y: height > width ? 0.4 : 0.5 }
}

/** Exchanges what two places for photos hold; a photo goes to an empty one. Places of words stay as they are. */
export function swapPhotos(book: BookDocument, a: SlotName, b: SlotName): BookDocument {
  if (!isForPhoto(book, a) || !isForPhoto(book, b)) return book
  const [first, second] = [slotOf(book, a), slotOf(book, b)]
  // In a place of another shape another part is shown: the crop begins anew.
  return setSlot(setSlot(book, a, uncropped(second)), b, uncropped(first))
}

/** The same book with empty places where these photos were. */
export function withoutPhotos(book: BookDocument, photo_ids: readonly string[]): BookDocument {
  return withSlots(book, (slot) => (slot?.kind === 'photo' && photo_ids.includes(slot.photo_id) ? null : slot))
}

function uncropped(slot: BookSlot): BookSlot {
  return slot?.kind === 'photo' ? { ...slot, zoom: 1 } : slot
}

export function isForPhoto(book: BookDocument, { page, slot }: SlotName): boolean {
  return placesOf(pageOf(book, page).layout)[slot]?.kind === 'photo'
}

/** The first place of a page that waits for a photo. */
export function emptyPlace(book: BookDocument, page: PageName): SlotName | undefined {
  const slot = placesOf(pageOf(book, page).layout).findIndex(
    (place, at) => place.kind === 'photo' && slotOf(book, { page, slot: at }) === null,
  )
  return slot < 0 ? undefined : { page, slot }
}

/** Another layout: photos, words and codes go to the places of their kind, in order; what has none is left out. */
export function setLayout(book: BookDocument, name: PageName, layout: LayoutId): BookDocument {
  return changePage(book, name, (page) => {
    const waiting = page.slots.filter((slot) => slot !== null && !(slot.kind === 'text' && slot.text === ''))
    const slots = placesOf(layout).map(({ kind }): BookSlot => {
      const at = waiting.findIndex((slot) => slot?.kind === kind)
      return at < 0 ? null : (waiting.splice(at, 1)[0] ?? null)
    })
    return { ...page, layout, slots } as AnyPage
  })
}

export function mayAddPages({ pages }: BookDocument): boolean {
  return pages.length + 2 <= BOOK_PAGES_MAX
}

/** Two empty pages before this one; unchanged where no binding takes more. */
export function addPages(book: BookDocument, before: number, newId: () => string): BookDocument {
  if (!mayAddPages(book)) return book
  const empty = (): BookPage => ({ id: newId(), layout: 'one_caption', background: null, slots: [null, null] })
  return { ...book, pages: book.pages.toSpliced(before, 0, empty(), empty()) }
}

/** Without two pages; unchanged where no others would be left. */
export function removePages(book: BookDocument, from: number): BookDocument {
  if (book.pages.length - 2 < BOOK_PAGES_MIN) return book
  return { ...book, pages: book.pages.toSpliced(from, 2) }
}

export function mayMovePages({ pages }: BookDocument, from: number, by: number): boolean {
  return from + by >= 0 && from + by + 2 <= pages.length
}

/** Two pages to another place; unchanged beyond either end. */
export function movePages(book: BookDocument, from: number, by: number): BookDocument {
  if (!mayMovePages(book, from, by)) return book
  const to = from + by
  const moved = book.pages.slice(from, from + 2)
  return { ...book, pages: book.pages.toSpliced(from, 2).toSpliced(to, 0, ...moved) }
}
