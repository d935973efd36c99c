import type { Book } from '../books.contract.ts'
import { bookColours, type BookColour } from '../../book-layout/document.ts'
import { ClosedBook } from './closed-book.tsx'

export function BookCover({ book: { size, colour, cover, cover_photo } }: { book: Book }) {
  const cloth = colour in bookColours ? (colour as BookColour) : 'ember'
  return (
    <ClosedBook size={size} colour={cloth} face={cover} photo={cover_photo ?? undefined} className="mx-auto h-full" />
  )
}
