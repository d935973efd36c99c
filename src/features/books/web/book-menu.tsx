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
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { Book, booksContract as booksContractType } from '../books.contract.ts'
import { useBookVerb } from './books.data.ts'
import { RenameBook } from './rename-book.tsx'

const booksContract = operationsOf<typeof booksContractType>()

/** What's done with a book as a whole. Its own page has buttons for editing and downloading it. */
export function BookMenu({ book, isOnPage = false }: { book: Book; isOnPage?: boolean }) {
  const t = useText('books')
  const [isDeleting, setIsDeleting] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const duplicate = useBookVerb(booksContract.duplicateBook)
  const archive = useBookVerb(booksContract.archiveBook)
  const unarchive = useBookVerb(booksContract.unarchiveBook)
  const deletion = useBookVerb(booksContract.deleteBook)
  const { id: book_id, family_id, title, archived_at, status } = book
  const place = { family_id, book_id }
  const params = { familyId: family_id, bookId: book_id }
  const failed = t('toasts.failed')
  const away = [
    {
      label: t('putBack'),
      icon: ArchiveRestore,
      onSelect: () => unarchive.mutate(place, { failed, done: t('toasts.back') }),
    },
    // Its own page would be gone.
    ...(isOnPage
      ? []
      : [{ label: t('delete'), icon: Trash2, danger: true, separated: true, onSelect: () => setIsDeleting(true) }]),
  ]
  const edit = {
    label: t('edit'),
    icon: Pencil,
    link: { to: '/families/$familyId/books/$bookId/edit', params } as const,
  }
  const download = {
    label: t('download'),
    icon: Download,
    link: { to: '/families/$familyId/books/$bookId', params, search: { files: 'open' } } as const,
  }
  const here = [
    ...(isOnPage ? [] : [edit]),
    ...(isOnPage || status !== 'completed' ? [] : [download]),
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
    <>
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
    </>
  )
}
