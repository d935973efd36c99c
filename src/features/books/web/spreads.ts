import type { BookDocument } from '../../book-layout/document.ts'

/** What lies open: a side of the cover, two pages by their place counted from 0, or, on a phone, one of them. */
export type Spread =
  | { kind: 'front' }
  | { kind: 'back' }
  | { kind: 'page'; page: number }
  | { kind: 'pages'; left: number | null; right: number | null }

/** A book opened from the front to the back: the first page lies on the right, alone. */
export function spreadsOf({ pages }: Pick<BookDocument, 'pages'>): Spread[] {
  const inner: Spread[] = [{ kind: 'pages', left: null, right: 0 }]
  for (let left = 1; left < pages.length; left += 2)
    inner.push({ kind: 'pages', left, right: left + 1 < pages.length ? left + 1 : null })
  return [{ kind: 'front' }, ...inner, { kind: 'back' }]
}
