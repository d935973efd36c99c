import { composeCoverPage, composePage, type Sheet } from './compose.ts'
import { allPages, type BookDocument, type BookPage, type Typeface } from './document.ts'
import { chainOf, fontFor } from './fonts.ts'
import type { Pictures } from './geometry.ts'
import { graphemesOf } from './runs.ts'
import { MM_OF_POINT, type Measure } from './text.ts'

/** A page number from 1, or a side of the cover. */
export type PageName = number | 'front' | 'back'
export type PrintWarning = {
  kind: 'blank_page' | 'empty_slot' | 'photo_gone' | 'soft_photo' | 'text_too_long' | 'small_text' | 'missing_letters'
  page: PageName
  slot: number
  letters?: string
}

/** IDs of photos that exist. */
type Available = Pick<ReadonlySet<string>, 'has'>

/** Smaller print is hard to read. */
const READABLE_POINTS = 8.5

/** What to check before a book is printed, page by page. */
export function printWarningsOf(book: BookDocument, pictures: Pictures, measure: Measure): PrintWarning[] {
  const context = { book, pictures, measure }
  return [
    ...ofSheet(composeCoverPage(book.cover.front, context), 'front'),
    ...book.pages.flatMap((page, place) => ofSheet(composePage(page, context), place + 1)),
    ...ofSheet(composeCoverPage(book.cover.back, context), 'back'),
  ]
}

export function ofSheet({ marks }: Sheet, page: PageName): PrintWarning[] {
  return marks.flatMap((mark): PrintWarning[] => {
    if (mark.kind === 'gap') return [{ kind: mark.photo_id ? 'photo_gone' : 'empty_slot', page, slot: mark.slot }]
    if (mark.kind === 'photo') return mark.soft ? [{ kind: 'soft_photo', page, slot: mark.slot }] : []
    if (mark.kind !== 'text') return []
    const { slot, overflows, missing, runs } = mark
    const isSmall = slot >= 0 && !overflows && runs.some(({ size }) => size < READABLE_POINTS * MM_OF_POINT)
    return [
      ...(overflows ? [{ kind: 'text_too_long', page, slot } as const] : []),
      ...(isSmall ? [{ kind: 'small_text', page, slot } as const] : []),
      ...(missing.length > 0 ? [{ kind: 'missing_letters', page, slot, letters: missing.join(' ') } as const] : []),
    ]
  })
}

/** Characters that no font of the book has, each once. A browser would use a fallback font; a printer can't. */
export function missingCharactersIn(book: BookDocument): string[] {
  const slots = allPages(book).flatMap((page) => page.slots)
  const words = slots.flatMap((slot): { text: string; typeface?: Typeface | undefined }[] =>
    slot?.kind === 'text'
      ? [slot]
      : slot?.kind === 'map'
        ? [{ text: slot.places.map(({ name }) => name).join(' ') }]
        : [],
  )
  const lacking = [...words, { text: book.cover.spine, typeface: book.typeface }].flatMap(({ text, typeface }) => {
    const chain = chainOf(typeface ?? book.typeface, false)
    return graphemesOf(text.replaceAll(/\s/g, '')).filter((char) => fontFor(char, chain).missing)
  })
  return [...new Set(lacking)]
}

/** Whether a page would be printed without anything on it. Photos that aren't available print nothing. */
export function isBlank({ slots }: Pick<BookPage, 'slots'>, available: Available): boolean {
  return slots.every(
    (slot) =>
      !slot || (slot.kind === 'text' && !slot.text.trim()) || (slot.kind === 'photo' && !available.has(slot.photo_id)),
  )
}

export function countBlankPages({ pages }: BookDocument, available: Available): number {
  return pages.filter((page) => isBlank(page, available)).length
}

/** Text would be cut off, so the book can't be printed. */
export function stopsPrint({ kind }: PrintWarning): boolean {
  return kind === 'text_too_long'
}
