import { operationsOf } from '#web/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { BookFile, OpenBook, booksContract as booksContractType } from '../books.contract.ts'
import { bookFileKinds, spineMm, type BookFileKind } from '../../book-layout/book-layout.rules.ts'
import { filesOptions, isUnderWay, useBookVerb } from './books.data.ts'
import { FinishBook } from './finish-book.tsx'

const booksContract = operationsOf<typeof booksContractType>()

/** The PDFs of a completed book: finished, in progress, or available on request. A draft is completed first. */
export function BookFiles({ open: { book, document }, onClose }: { open: OpenBook; onClose: () => void }) {
  const t = useText('books.read')
  const place = { family_id: book.family_id, book_id: book.id }
  const { data } = useQuery({ ...filesOptions(place), enabled: book.status === 'completed' })
  const spine = spineMm(document, document.pages.length)
  return (
    <Dialog open wide onClose={onClose} title={t('files')}>
      {book.status === 'completed' ? (
        <ul className="divide-y divide-line">
          {bookFileKinds.map((kind) => (
            <li key={kind} className="py-4 first:pt-0">
              <h3 className="font-semibold">{t(`kinds.${kind}`)}</h3>
              <p className="text-sm text-ink-soft">{t(`kindHints.${kind}`, { spine })}</p>
              <Kind kind={kind} place={place} files={data?.files ?? []} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-col items-start gap-5">
          <p>{t('notCompleted')}</p>
          {book.can_edit && <FinishBook book={book} label={t('make')} />}
        </div>
      )}
    </Dialog>
  )
}

type KindProps = {
  kind: BookFileKind
  place: { family_id: string; book_id: string }
  files: readonly BookFile[]
}

function Kind({ kind, place, files }: KindProps) {
  const t = useText('books.read')
  const done = useText('books.toasts')
  const format = useFormat()
  const [withMarks, setWithMarks] = useState(false)
  const making = useBookVerb(booksContract.makeBookFile)
  const crop_marks = kind !== 'screen' && withMarks
  const file = files.find((one) => one.kind === kind && one.crop_marks === crop_marks)
  const { family_id, book_id } = place

  return (
    <div className="mt-3 flex flex-col gap-3">
      {kind !== 'screen' && (
        <Checkbox label={t('cropMarks')} checked={withMarks} onChange={(event) => setWithMarks(event.target.checked)} />
      )}
      {file?.state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {t('fileFailed')}
        </p>
      )}
      {file && isUnderWay(file) ? (
        <div className="flex flex-col gap-2">
          <Progress label={t(`kinds.${kind}`)} done={file.done} total={Math.max(1, file.total)} />
          <p role="status" className="text-sm text-ink-soft">
            {file.total > 0 ? t('making', { done: file.done, total: file.total }) : t('waiting')}
          </p>
        </div>
      ) : file?.state === 'done' ? (
        <a
          href={`/api/families/${family_id}/books/${book_id}/files/${file.id}`}
          download
          aria-label={`${t('size', { size: format.bytes(file.bytes ?? 0) })}: ${t(`kinds.${kind}`)}`}
          className={buttonStyle({ kind: 'quiet', size: 'small' }) + ' self-start'}
        >
          <Download aria-hidden size={18} />
          {t('size', { size: format.bytes(file.bytes ?? 0) })}
        </a>
      ) : (
        <Button
          kind="quiet"
          size="small"
          className="self-start"
          aria-label={`${t('make')}: ${t(`kinds.${kind}`)}`}
          busy={making.isPending}
          onClick={() => making.mutate({ ...place, kind, crop_marks }, { failed: done('failed') })}
        >
          {t('make')}
        </Button>
      )}
    </div>
  )
}
