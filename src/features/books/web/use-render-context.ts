import { useMemo } from 'react'
import type { BookPhoto } from '../books.contract.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import { useMeasure } from '../../book-layout/web/book-fonts.ts'
import type { RenderContext } from './spread-view.tsx'

/** What's needed to draw a book's pages; undefined until its fonts are loaded. */
export function useRenderContext(
  book: BookDocument,
  photos: readonly BookPhoto[],
  codeBase: string,
): RenderContext | undefined {
  const measuring = useMeasure(book)
  const pictures = useMemo(() => new Map(photos.map(({ id, width, height }) => [id, { width, height }])), [photos])
  const urls = useMemo(() => new Map(photos.map((photo) => [photo.id, photo])), [photos])
  const [measure, round] = [measuring?.measure, measuring?.round]
  return useMemo(
    () => (measure && round ? { pictures, urls, measure, round, codeBase } : undefined),
    [pictures, urls, measure, round, codeBase],
  )
}
