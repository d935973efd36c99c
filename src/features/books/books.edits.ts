import { required } from '#shared/required.ts'
import { withSlots, type BookCoverPage, type BookDocument } from '../book-layout/document.ts'
import type { BookPage, BookSlot } from '../book-layout/document.ts'
import { slotsOf, type LayoutId } from '../book-layout/layouts.ts'
import { BOOK_PAGES_MAX, BOOK_PAGES_MIN } from '../book-layout/book-layout.rules.ts'

/** A page by its index, or a side of the cover. */
export type PageName = number | 'front' | 'back'
export type SlotName = { page: PageName; slot: number }
type AnyPage = BookPage | BookCoverPage

export function pageOf(book: BookDocument, name: PageName): AnyPage {
  return typeof name === 'number' ? required(book.pages[name]) : book.cover[name]
}

export function slotOf(book: BookDocument, { page, slot }: SlotName): BookSlot {
  return pageOf(book, page).slots[slot] ?? null
}

export function isSameSlot(a: SlotName, b: SlotName): boolean {
  return a.page === b.page && a.slot === b.slot
}

/** Changes one page; every other page stays the same object. */
export function changePage(book: BookDocument, name: PageName, change: (page: AnyPage) => AnyPage): BookDocument {
  if (typeof name !== 'number')
    return { ...book, cover: { ...book.cover, [name]: change(book.cover[name]) as BookCoverPage } }
  return { ...book, pages: book.pages.map((page, place) => (place === name ? (change(page) as BookPage) : page)) }
}

/** Both halves of a photo across a spread change together. */
export function setSlot(book: BookDocument, { page, slot }: SlotName, content: BookSlot): BookDocument {
  const other = otherHalf(book, page)
  return (other === undefined ? [page] : [page, other]).reduce<BookDocument>(
    (changed, name) =>
      changePage(changed, name, (one) => ({
        ...one,
        slots: one.slots.map((before, place) => (place === slot ? content : before)),
      })),
    book,
  )
}

/** The page beside this one, when the book is open. The first page is alone, and so is the last. */
function facing({ pages }: BookDocument, name: PageName): number | undefined {
  const beside = typeof name !== 'number' || name === 0 ? -1 : name % 2 ? name + 1 : name - 1
  return pages[beside] && beside
}

function otherHalf(book: BookDocument, name: PageName): number | undefined {
  const beside = facing(book, name)
  const layouts = beside === undefined ? [] : [pageOf(book, name).layout, pageOf(book, beside).layout]
  return layouts.every(isHalf) ? beside : undefined
}

const isHalf = (layout: LayoutId) => layout === 'panorama_left' || layout === 'panorama_right'

/** Half of a photo without its other half fills its page instead. */
function withoutHalves(book: BookDocument): BookDocument {
  const isAlone = (page: number) => isHalf(pageOf(book, page).layout) && otherHalf(book, page) === undefined
  if (!book.pages.some((_, page) => isAlone(page))) return book
  return { ...book, pages: book.pages.map((page, at) => (isAlone(at) ? { ...page, layout: 'full' } : page)) }
}

/** Whether a page has another one beside it, as a photo across both needs. */
export function hasFacing(book: BookDocument, name: PageName): boolean {
  return facing(book, name) !== undefined
}

/** Swaps the contents of two photo slots, or moves a photo to an empty one. Text slots don't change. */
export function swapPhotos(book: BookDocument, a: SlotName, b: SlotName): BookDocument {
  if (isSameSlot(a, b) || !isForPhoto(book, a) || !isForPhoto(book, b)) return book
  const [first, second] = [slotOf(book, a), slotOf(book, b)]
  // The new slot can have another shape, so the crop is reset.
  return setSlot(setSlot(book, a, uncropped(second)), b, uncropped(first))
}

export function withoutPhotos(book: BookDocument, photo_ids: readonly string[]): BookDocument {
  return withSlots(book, (slot) => (slot?.kind === 'photo' && photo_ids.includes(slot.photo_id) ? null : slot))
}

function uncropped(slot: BookSlot): BookSlot {
  return slot?.kind === 'photo' ? { ...slot, zoom: 1 } : slot
}

export function isForPhoto(book: BookDocument, { page, slot }: SlotName): boolean {
  return slotsOf(pageOf(book, page).layout)[slot]?.kind === 'photo'
}

export function emptySlot(book: BookDocument, page: PageName): SlotName | undefined {
  const slot = slotsOf(pageOf(book, page).layout).findIndex(
    (place, at) => place.kind === 'photo' && slotOf(book, { page, slot: at }) === null,
  )
  return slot < 0 ? undefined : { page, slot }
}

/**
 * Changes the layout: photos, text and codes move to slots of the same kind, in order. Content without a slot is
 * dropped. A photo across both pages takes the place of what was on the other page.
 */
export function setLayout(book: BookDocument, name: PageName, layout: LayoutId): BookDocument {
  const beside = facing(book, name)
  if (isHalf(layout) && beside !== undefined) {
    const [photo = null] = pageOf(withLayout(book, name, layout), name).slots
    const half = (at: number): BookPage['layout'] => (at % 2 ? 'panorama_left' : 'panorama_right')
    const pages = book.pages.map((page, at) =>
      at === name || at === beside ? { ...page, layout: half(at), slots: [photo] } : page,
    )
    return { ...book, pages }
  }
  const left = otherHalf(book, name)
  const changed =
    left === undefined
      ? book
      : changePage(book, left, (page) => ({ ...page, layout: 'full', slots: [null] }) as AnyPage)
  return withLayout(changed, name, layout)
}

function withLayout(book: BookDocument, name: PageName, layout: LayoutId): BookDocument {
  return changePage(book, name, (page) => {
    const waiting = page.slots.filter((slot) => slot !== null && !(slot.kind === 'text' && slot.text === ''))
    const slots = slotsOf(layout).map(({ kind }): BookSlot => {
      const at = waiting.findIndex((slot) => slot?.kind === kind)
      return at < 0 ? null : (waiting.splice(at, 1)[0] ?? null)
    })
    return { ...page, layout, slots } as AnyPage
  })
}

export function mayAddPages({ pages }: BookDocument): boolean {
  return pages.length + 2 <= BOOK_PAGES_MAX
}

/** Inserts two empty pages before this one, unless the book has the maximum number of pages. */
export function addPages(book: BookDocument, before: number, newId: () => string): BookDocument {
  if (!mayAddPages(book)) return book
  const empty = (): BookPage => ({ id: newId(), layout: 'framed', background: null, slots: [null, null] })
  return withoutHalves({ ...book, pages: book.pages.toSpliced(before, 0, empty(), empty()) })
}

/** Removes two pages, unless they're the last ones. */
export function removePages(book: BookDocument, from: number): BookDocument {
  if (book.pages.length - 2 < BOOK_PAGES_MIN) return book
  return withoutHalves({ ...book, pages: book.pages.toSpliced(from, 2) })
}

export function mayMovePages({ pages }: BookDocument, from: number, by: number): boolean {
  return from + by >= 0 && from + by + 2 <= pages.length
}

/** Moves two pages, unless that would move them past either end. */
export function movePages(book: BookDocument, from: number, by: number): BookDocument {
  if (!mayMovePages(book, from, by)) return book
  const to = from + by
  const moved = book.pages.slice(from, from + 2)
  return withoutHalves({ ...book, pages: book.pages.toSpliced(from, 2).toSpliced(to, 0, ...moved) })
}
