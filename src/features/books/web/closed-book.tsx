import { useMemo, type CSSProperties } from 'react'
import { composeCoverPage } from '../../book-layout/compose.ts'
import { bookColours, type BookColour, type BookDocument, type BookFace } from '../../book-layout/document.ts'
import { trimSizes, type BookSize } from '../../book-layout/book-layout.rules.ts'
import { useMeasure } from '../../book-layout/web/book-fonts.ts'
import { SheetView } from '../../book-layout/web/sheet-view.tsx'
import { Binding, BOOK_SHADOW } from './binding.tsx'

type ClosedBookProps = {
  size: BookSize
  colour: BookColour
  face: BookFace
  photo: { id: string; width: number; height: number; url: string } | undefined
  /** As large as fits its container, unless it says otherwise. */
  className?: string | undefined
}

/** A book from the front, drawn like its cover is printed. It's decoration: what's beside it has the title. */
export function ClosedBook({ size, colour, face, photo, className = FITS }: ClosedBookProps) {
  const book = useMemo(() => documentOf(face, size, colour), [face, size, colour])
  const measuring = useMeasure(book)
  const [measure, round] = [measuring?.measure, measuring?.round]
  const sheet = useMemo(() => {
    const pictures = new Map(photo ? [[photo.id, photo]] : [])
    return measure && round ? composeCoverPage(face.front, { book, pictures, measure }) : undefined
  }, [face, book, photo, measure, round])
  const urls = useMemo(
    () => new Map(photo ? [[photo.id, { small_url: photo.url, large_url: photo.url, description: null }]] : []),
    [photo],
  )
  const { width, height } = trimSizes[size]
  return (
    <span
      aria-hidden
      className={`relative block rounded-mark ${BOOK_SHADOW} ${className}`}
      style={{ ...ratioOf(width, height), backgroundColor: bookColours[colour] }}
    >
      <span className="absolute inset-0 overflow-hidden rounded-mark">
        {sheet && <SheetView sheet={sheet} urls={urls} codeBase="" small label="" />}
      </span>
      <Binding of="front" />
    </span>
  )
}

const FITS = 'w-[min(100cqw,100cqh*var(--ratio))]'

function ratioOf(width: number, height: number): CSSProperties {
  return { '--ratio': width / height, aspectRatio: width / height } as CSSProperties
}

function documentOf({ typeface, front }: BookFace, size: BookSize, colour: BookColour): BookDocument {
  const back = { id: 'back', layout: 'cover_back', background: null, slots: [null] } as const
  return {
    ...{ format: 1, size, binding: 'softcover', paper: 'silk_170', typeface, colour, pages: [] },
    cover: { front, back: { ...back, slots: [null] }, spine: '' },
  }
}
