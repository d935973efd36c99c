import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Book } from '../books.contract.ts'
import { BookBadge } from './book-badge.tsx'
import { BOOK_GROUND, BookCover, ON_SHELF, SHELF_HEADING } from './book-cover.tsx'
import { BookMenu } from './book-menu.tsx'

/** A book on the shelf. The book itself opens it. */
export function BookCard({ book, hasFamilies }: { book: Book; hasFamilies: boolean }) {
  const t = useText('books')
  const { id, title, family_id, status, can_edit } = book
  const place = { familyId: family_id, bookId: id }
  const facts = t('facts', { pages: t('pages', { count: book.pages }), photos: t('photos', { count: book.photos }) })
  return (
    <article aria-label={title} className={ON_SHELF}>
      <div className={BOOK_GROUND}>
        <BookCover book={book} />
        {/* Beside the cover, whose words would be part of its name. */}
        <Link
          to="/families/$familyId/books/$bookId"
          params={place}
          aria-label={t('previewNamed', { title })}
          className="absolute inset-0 rounded-card"
        />
      </div>
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <h2 className={classNames('break-words', SHELF_HEADING)}>{title}</h2>
          {hasFamilies && <p className="text-sm text-ink-soft">{book.family_name}</p>}
          {book.description && <p className="line-clamp-2 text-sm text-ink-soft">{book.description}</p>}
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
            {facts}
            <BookBadge status={status} />
          </p>
        </div>
        {can_edit && (
          <span className="-my-1 ml-auto">
            <BookMenu book={book} />
          </span>
        )}
      </div>
    </article>
  )
}
