import type { Book } from '../books.contract.ts'
import { bookColours, type BookColour } from '../../book-layout/document.ts'
import { ClosedBook } from './closed-book.tsx'

/** What a closed book lies on. */
export const BOOK_GROUND =
  'relative grid h-[min(88vw,max(52dvh,16rem),30rem)] place-items-center rounded-card bg-sunk p-[min(2rem,5vw)] [container-type:size]'

/** A book on the shelf above what's said about it; beside it, if it's the only one. */
export const ON_SHELF =
  'flex h-full flex-col gap-3 lg:group-only/card:grid lg:group-only/card:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:group-only/card:items-center lg:group-only/card:gap-12'
export const SHELF_HEADING = 'font-serif text-lg leading-snug font-semibold lg:group-only/card:text-3xl'

/** As large as fits what it lies on. */
export function BookCover({ book: { size, colour, cover, cover_photo } }: { book: Book }) {
  const cloth = colour in bookColours ? (colour as BookColour) : 'ember'
  return <ClosedBook size={size} colour={cloth} face={cover} photo={cover_photo ?? undefined} />
}
