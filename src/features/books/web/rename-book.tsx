import { useState } from 'react'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Book, booksContract as booksContractType } from '../books.contract.ts'
import { isNamedAfter, titleOf } from '../book-title.ts'
import { BOOK_TITLE_MAX_LENGTH } from '../books.rules.ts'
import { useBookVerb } from './books.data.ts'

const booksContract = operationsOf<typeof booksContractType>()

/** Changes a book's title, also where it's printed, unless the cover has another one. */
export function RenameBook({ book, onClose }: { book: Book; onClose: () => void }) {
  const t = useText('books.rename')
  const say = useText('books.new.errors')
  const failed = useText('books.toasts')
  const renaming = useBookVerb(booksContract.editBook)
  const [title, setTitle] = useState(book.title)
  const [isMissing, setMissing] = useState(false)
  const printed = titleOf(book.cover)

  function submit() {
    setMissing(!title.trim())
    if (!title.trim()) return
    renaming.mutate(
      { family_id: book.family_id, book_id: book.id, title },
      {
        failed: failed('failed'),
        onSuccess() {
          toast({ title: t('done') })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('title')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('submit')}
      busy={renaming.isPending}
      busyLabel={t('busy')}
    >
      <TextField
        label={t('field')}
        hint={!printed || isNamedAfter(book.title, printed) ? t('hint') : t('otherCover', { title: printed })}
        value={title}
        maxLength={BOOK_TITLE_MAX_LENGTH}
        error={isMissing ? say('book_title_required') : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  )
}
