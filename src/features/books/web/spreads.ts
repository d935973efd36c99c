import { required } from '#shared/required.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import type { PageName } from '../books.edits.ts'

/** What's open: a side of the cover, two pages by index, or a single page on phones. */
export type Spread =
  | { kind: 'front' }
  | { kind: 'back' }
  | { kind: 'page'; page: number }
  | { kind: 'pages'; left: number | null; right: number | null }

/** The spreads of a book from front to back. The first page is alone on the right. */
export function spreadsOf({ pages }: Pick<BookDocument, 'pages'>): Spread[] {
  const inner: Spread[] = [{ kind: 'pages', left: null, right: 0 }]
  for (let left = 1; left < pages.length; left += 2)
    inner.push({ kind: 'pages', left, right: left + 1 < pages.length ? left + 1 : null })
  return [{ kind: 'front' }, ...inner, { kind: 'back' }]
}

export function namesOf(spread: Spread): (PageName | null)[] {
  if (spread.kind === 'pages') return [spread.left, spread.right]
  return [spread.kind === 'page' ? spread.page : spread.kind]
}

/** A spread's only or left page. */
export function firstOf(spread: Spread): PageName {
  return required(namesOf(spread).find((name) => name !== null))
}

/** The pages of a spread one by one, as phones show them. */
export function singlePages(spread: Spread): Spread[] {
  if (spread.kind !== 'pages') return [spread]
  return [spread.left, spread.right].flatMap((page) => (page === null ? [] : [{ kind: 'page', page }]))
}

/** A spread with one page as that page. */
export function withoutEmptySide(spread: Spread): Spread {
  if (spread.kind !== 'pages') return spread
  const page = spread.left === null ? spread.right : spread.right === null ? spread.left : null
  return page === null ? spread : { kind: 'page', page }
}
