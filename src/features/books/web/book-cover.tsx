import type { Book } from '../books.contract.ts'
import { inkOn } from '../../book-layout/compose.ts'
import { bookColours, type BookColour } from '../../book-layout/document.ts'
import { trimSizes } from '../../book-layout/book-layout.rules.ts'

export function BookCover({ book: { size, colour, title, cover_url } }: { book: Book }) {
  const { width, height } = trimSizes[size]
  const cloth = bookColours[colour as BookColour] ?? bookColours.ember
  return (
    <div
      className="relative mx-auto flex h-full flex-col items-center overflow-hidden rounded-mark shadow-soft"
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: cloth, color: inkOn(cloth) }}
    >
      {cover_url ? (
        <>
          <img src={cover_url} alt="" loading="lazy" className="mt-[8%] h-[56%] w-[84%] object-cover" />
          <span className="line-clamp-2 px-[8%] pt-[7%] text-center font-serif text-base leading-tight font-semibold">
            {title}
          </span>
        </>
      ) : (
        <span className="m-auto line-clamp-4 px-[8%] text-center font-serif text-lg leading-tight font-semibold">
          {title}
        </span>
      )}
      <span aria-hidden className="absolute inset-y-0 left-[3%] w-px bg-ink/15" />
    </div>
  )
}
