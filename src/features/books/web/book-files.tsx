import { DOT } from '#shared/dot.ts'
import { operationsOf } from '#web/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { BookFile, OpenBook, booksContract as booksContractType } from '../books.contract.ts'
import { spineMm, trimSizes, type BookFileKind } from '../../book-layout/book-layout.rules.ts'
import { filesOptions, isUnderWay, useBookVerb } from './books.data.ts'
import { FinishBook } from './finish-book.tsx'
import { useBookSize } from './use-book-size.ts'

const booksContract = operationsOf<typeof booksContractType>()

/** The PDFs of a completed book: finished, in progress, or available on request. A draft is completed first. */
export function BookFiles({ open, onClose }: { open: OpenBook; onClose: () => void }) {
  const t = useText('books.read')
  const words = useText('books')
  const common = useText('web.actions')
  const { sizeName, measuresOf } = useBookSize()
  const { book, document, has_printer } = open
  const place = { family_id: book.family_id, book_id: book.id }
  const { data } = useQuery({ ...filesOptions(place), enabled: book.status === 'completed' })
  const [crop_marks, setMarks] = useState(false)
  const [isOpen, setOpen] = useState(!has_printer)
  const { width, height } = trimSizes[book.size]
  const { binding } = document
  const spine = spineMm(document, document.pages.length)
  const kind = (name: BookFileKind, hasMarks = false) => (
    <Kind
      kind={name}
      isMain={(name === 'screen') === has_printer}
      place={place}
      crop_marks={hasMarks}
      files={data?.files ?? []}
      hint={t(`kindHints.${name}`, { spine, binding })}
    />
  )
  return (
    <Dialog
      open
      inPage
      wide={book.status === 'completed'}
      onClose={onClose}
      title={words(has_printer ? 'download' : 'print')}
      actions={
        book.status !== 'completed' &&
        book.can_edit && (
          <>
            <Button kind="quiet" onClick={onClose}>
              {common('cancel')}
            </Button>
            <FinishBook book={book} label={t('makeAll')} />
          </>
        )
      }
    >
      {!has_printer && (
        <p className="mb-5 max-w-prose text-balance">
          {t('noPrinter')}
          <strong className="mt-1 block font-semibold">
            {[sizeName(book.size), words('pages', { count: book.pages })].join(DOT)}
          </strong>
        </p>
      )}
      {book.status === 'completed' ? (
        <div className="flex flex-col gap-5">
          {has_printer && kind('screen')}
          <MoreOptions title={t('printShop')} summary={t('printShopSummary')} isOpen={isOpen} onToggle={setOpen}>
            <p className="-mt-3 text-ink-soft">
              {t('printShopText', {
                width,
                height,
                inches: measuresOf(book.size, 'inches'),
                paper: words(`editor.papers.${document.paper}`),
              })}
            </p>
            {kind('pages', crop_marks)}
            {kind('cover', crop_marks)}
            <Checkbox label={t('cropMarks')} checked={crop_marks} onChange={({ target }) => setMarks(target.checked)} />
          </MoreOptions>
          {!has_printer && <div className="border-t border-line pt-5">{kind('screen')}</div>}
        </div>
      ) : (
        <>
          <dl className={classNames('flex flex-col gap-4', !has_printer && 'flex-col-reverse justify-end')}>
            <div>
              <dt className="font-semibold">{t('kinds.screen')}</dt>
              <dd className="text-sm text-ink-soft">{t('kindHints.screen')}</dd>
            </div>
            <div>
              <dt className="font-semibold">{t('printShop')}</dt>
              <dd className="text-sm text-ink-soft">{t('printShopSummary')}</dd>
            </div>
          </dl>
          <p className="mt-6 text-sm text-pretty text-ink-soft">{t('notCompleted')}</p>
        </>
      )}
    </Dialog>
  )
}

type KindProps = {
  kind: BookFileKind
  /** What most people want: to print it, or without printer here, to have it printed. */
  isMain: boolean
  hint: string
  place: { family_id: string; book_id: string }
  crop_marks: boolean
  files: readonly BookFile[]
}

/** One PDF, with the button that creates or downloads it beside it. */
function Kind({ kind, isMain, hint, place, crop_marks, files }: KindProps) {
  const t = useText('books.read')
  const done = useText('books.toasts')
  const format = useFormat()
  const making = useBookVerb(booksContract.makeBookFile)
  const file = files.find((one) => one.kind === kind && one.crop_marks === crop_marks)
  const { family_id, book_id } = place
  const name = t(`kinds.${kind}`)
  const look = isMain ? ({} as const) : ({ kind: 'quiet', size: 'small' } as const)

  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-40">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">{hint}</p>
        {file?.state === 'failed' && (
          <p role="alert" className="mt-1 text-sm text-danger">
            {t('fileFailed')}
          </p>
        )}
      </div>
      {file && isUnderWay(file) ? (
        <div className="flex grow basis-40 flex-col gap-2 sm:max-w-48">
          <Progress label={name} done={file.done} total={Math.max(1, file.total)} />
          <p role="status" className="text-sm text-ink-soft">
            {file.total > 0 ? t('making', { done: file.done, total: file.total }) : t('waiting')}
          </p>
        </div>
      ) : file?.state === 'done' ? (
        <a
          href={`/api/families/${family_id}/books/${book_id}/files/${file.id}`}
          download
          aria-label={`${t('size', { size: format.bytes(file.bytes ?? 0) })}: ${name}`}
          className={buttonStyle(look)}
        >
          <Download aria-hidden size={18} />
          {t('size', { size: format.bytes(file.bytes ?? 0) })}
        </a>
      ) : (
        <Button
          {...look}
          aria-label={`${t('make')}: ${name}`}
          busy={making.isPending}
          onClick={() => making.mutate({ ...place, kind, crop_marks }, { failed: done('failed') })}
        >
          {t('make')}
        </Button>
      )}
    </section>
  )
}
