import { operationsOf } from '#web/operations.ts'
import { Link } from '@tanstack/react-router'
import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  EllipsisVertical,
  Pencil,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { Book, booksContract as booksContractType } from '../books.contract.ts'
import { titleOf } from '../book-title.ts'
import { BookBadge } from './book-badge.tsx'
import { BOOK_GROUND, BookCover, ON_SHELF, SHELF_HEADING } from './book-cover.tsx'
import { useBookVerb } from './books.data.ts'
import { RenameBook } from './rename-book.tsx'

const booksContract = operationsOf<typeof booksContractType>()

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
          <h2
            className={classNames(
              'break-words',
              SHELF_HEADING,
              isTitled(book) && 'sr-only lg:group-only/card:not-sr-only',
            )}
          >
            {title}
          </h2>
          {hasFamilies && <p className="text-sm text-ink-soft">{book.family_name}</p>}
          {book.description && <p className="line-clamp-2 text-sm text-ink-soft">{book.description}</p>}
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
            {facts}
            <BookBadge status={status} />
          </p>
        </div>
        {status === 'completed' && (
          <Link
            to="/families/$familyId/books/$bookId"
            params={place}
            search={{ files: 'open' }}
            aria-label={t('downloadNamed', { title })}
            className={buttonStyle({ kind: 'quiet', size: 'small' })}
          >
            <Download aria-hidden size={18} />
            {t('download')}
          </Link>
        )}
        {can_edit && <BookMenu book={book} />}
      </div>
    </article>
  )
}

/** The cover already says the title. */
const isTitled = ({ title, cover }: Book) => titleOf(cover) === title

function BookMenu({ book }: { book: Book }) {
  const t = useText('books')
  const [isDeleting, setIsDeleting] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const duplicate = useBookVerb(booksContract.duplicateBook)
  const archive = useBookVerb(booksContract.archiveBook)
  const unarchive = useBookVerb(booksContract.unarchiveBook)
  const deletion = useBookVerb(booksContract.deleteBook)
  const { id: book_id, family_id, title, archived_at } = book
  const place = { family_id, book_id }
  const failed = t('toasts.failed')
  const away = [
    {
      label: t('putBack'),
      icon: ArchiveRestore,
      onSelect: () => unarchive.mutate(place, { failed, done: t('toasts.back') }),
    },
    { label: t('delete'), icon: Trash2, danger: true, separated: true, onSelect: () => setIsDeleting(true) },
  ]
  const here = [
    {
      label: t('edit'),
      icon: Pencil,
      link: { to: '/families/$familyId/books/$bookId/edit', params: { familyId: family_id, bookId: book_id } } as const,
    },
    { label: t('rename.item'), icon: TextCursorInput, onSelect: () => setRenaming(true) },
    {
      label: t('duplicate'),
      icon: Copy,
      onSelect: () =>
        duplicate.mutate(
          { ...place, title: t('copyOf', { title }).slice(0, 120) },
          { failed, done: t('toasts.duplicated') },
        ),
    },
    {
      label: t('putAway'),
      icon: Archive,
      onSelect: () =>
        archive.mutate(place, {
          failed,
          done: { title: t('toasts.away'), description: t('toasts.awayText', { title }) },
        }),
    },
  ]
  return (
    <span className="-my-1 ml-auto">
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={t('more', { title })} tooltipAlign="end" />}
        items={archived_at ? away : here}
      />
      {isRenaming && <RenameBook book={book} onClose={() => setRenaming(false)} />}
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={() =>
          deletion.mutate(place, {
            failed,
            done: { title: t('toasts.deleted'), description: t('toasts.deletedText') },
          })
        }
        title={t('deleting.title', { title })}
        text={t('deleting.text')}
        confirmLabel={t('delete')}
        busy={deletion.isPending}
        busyLabel={t('deleting.busy')}
      />
    </span>
  )
}
