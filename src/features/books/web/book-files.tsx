import { DOT } from '#shared/dot.ts'
import { operationsOf } from '#web/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { BookFile, OpenBook, booksContract as booksContractType } from '../books.contract.ts'
import { spineMm, trimSizes, type BookFileKind } from '../../book-layout/book-layout.rules.ts'
import { filesOptions, isUnderWay, useBookVerb } from './books.data.ts'
import { useFinishBook } from './finish-book.tsx'
import { useBookSize } from './use-book-size.ts'

const booksContract = operationsOf<typeof booksContractType>()

/** The PDF of the whole book, and below it those for print shops: finished, in progress, or to create. */
export function BookFiles({ open, onClose }: { open: OpenBook; onClose: () => void }) {
  const t = useText('books.read')
  const words = useText('books')
  const { sizeName, measuresOf } = useBookSize()
  const { book, document, has_printer } = open
  const { data } = useQuery({
    ...filesOptions({ family_id: book.family_id, book_id: book.id }),
    enabled: book.status === 'completed',
  })
  const [crop_marks, setMarks] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { width, height } = trimSizes[book.size]
  const { binding } = document
  const spine = spineMm(document, document.pages.length)
  const kind = (name: BookFileKind, hasMarks = false) => (
    <Kind
      kind={name}
      book={book}
      crop_marks={hasMarks}
      files={data?.files}
      hint={t(`kindHints.${name}`, { spine, binding })}
    />
  )
  return (
    <Dialog open inPage wide onClose={onClose} title={words(has_printer ? 'download' : 'print')}>
      {/* No button looks pressed when it opens. */}
      <div data-autofocus tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {kind('screen')}
        <MoreOptions title={t('printShop')} summary={t('printShopSummary')} isOpen={isOpen} onToggle={setOpen}>
          <p className="-mt-3 text-pretty text-ink-soft">
            {t('printShopText')}
            <strong className="mt-1 block font-semibold text-ink">
              {[
                sizeName(book.size),
                t('trim', { width, height, inches: measuresOf(book.size, 'inches').replaceAll(' ', '\u00a0') }),
                words('pages', { count: book.pages }),
                words(`editor.papers.${document.paper}`),
              ].join(DOT)}
            </strong>
          </p>
          {kind('pages', crop_marks)}
          {kind('cover', crop_marks)}
          <Checkbox label={t('cropMarks')} checked={crop_marks} onChange={({ target }) => setMarks(target.checked)} />
        </MoreOptions>
      </div>
    </Dialog>
  )
}

type KindProps = {
  kind: BookFileKind
  hint: string
  book: OpenBook['book']
  crop_marks: boolean
  /** Undefined while they load. */
  files: readonly BookFile[] | undefined
}

/** One PDF, with its button, its progress, and then its download in the same place. The first one completes a draft. */
function Kind({ kind, hint, book, crop_marks, files }: KindProps) {
  const t = useText('books.read')
  const done = useText('books.toasts')
  const format = useFormat()
  const making = useBookVerb(booksContract.makeBookFile)
  const { finish, isPending: isFinishing } = useFinishBook(book)
  const file = files?.find((one) => one.kind === kind && one.crop_marks === crop_marks)
  const { family_id, id: book_id } = book
  const name = t(`kinds.${kind}`)
  const look = kind === 'screen' ? ({} as const) : ({ kind: 'quiet', size: 'small' } as const)
  const make = () => making.mutate({ family_id, book_id, kind, crop_marks }, { failed: done('failed') })

  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-40">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-pretty text-ink-soft">{hint}</p>
        {file?.state === 'failed' && (
          <p role="alert" className="mt-1 text-sm text-danger">
            {t('fileFailed')}
          </p>
        )}
      </div>
      <div className="ml-auto flex min-w-34 flex-col items-end">
        {file && isUnderWay(file) ? (
          <div className="flex w-full flex-col gap-2">
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
          (book.can_edit || book.status === 'completed') && (
            <Button
              {...look}
              aria-label={`${t('make')}: ${name}`}
              busy={making.isPending || isFinishing || (book.status === 'completed' && !files)}
              onClick={() => (book.status === 'completed' ? make() : finish(kind === 'screen' ? undefined : make))}
            >
              {t('make')}
            </Button>
          )
        )}
      </div>
    </section>
  )
}
