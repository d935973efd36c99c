import type { Book } from '../books.contract.ts'
import { bookColours, type BookColour } from '../../book-layout/document.ts'
import { ClosedBook } from './closed-book.tsx'

/** What a book on the shelf lies on. */
export const BOOK_GROUND =
  'relative grid h-[min(80vw,max(42dvh,12rem),24rem)] place-items-center rounded-card bg-sunk p-[min(2rem,7vw)]'

export function BookCover({ book: { size, colour, cover, cover_photo } }: { book: Book }) {
  const cloth = colour in bookColours ? (colour as BookColour) : 'ember'
  return (
    <ClosedBook size={size} colour={cloth} face={cover} photo={cover_photo ?? undefined} className="mx-auto h-full" />
  )
}
