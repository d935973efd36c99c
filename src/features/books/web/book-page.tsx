import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ChevronLeft, ChevronRight, Download, Package, Pencil } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import { required } from '#shared/required.ts'
import { ApiProblem } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { countBlankPages, missingCharactersIn } from '../../book-layout/check.ts'
import type { OpenBook, booksContract as booksContractType } from '../books.contract.ts'
import { BookBadge } from './book-badge.tsx'
import { bookOptions, useBookVerb } from './books.data.ts'
import { BooksText } from './books-text.tsx'
import { SpreadView } from './spread-view.tsx'
import { spreadsOf, type Spread } from './spreads.ts'
import { useSpreadName } from './use-spread-name.ts'
import { useRenderContext } from './use-render-context.ts'

const booksContract = operationsOf<typeof booksContractType>()

const BookFiles = lazyPart(async () => (await import('./book-files.tsx')).BookFiles)

/** `at` is the open spread; `files` opens the download dialog. */
export type BookSearch = { at?: number; files?: 'open' }

/** /families/{id}/books/{id}: a book to page through, as it will be printed. */
export function BookPage() {
  return (
    <BooksText>
      <Loaded />
    </BooksText>
  )
}

function Loaded() {
  const t = useText('books.read')
  const { familyId: family_id, bookId: book_id } = useParams({ strict: false }) as { familyId: string; bookId: string }
  return (
    <QueryState
      query={useQuery(bookOptions({ family_id, book_id }))}
      skeleton={
        <div role="status" aria-label={t('back')} className="mx-auto max-w-5xl">
          <Skeleton className="mb-8 h-10 w-72" />
          <Skeleton className="aspect-2/1 w-full" />
        </div>
      }
      failed={{ heading: 'h1', title: t('failedTitle') }}
    >
      {(open) => <Reading open={open} />}
    </QueryState>
  )
}

function Reading({ open }: { open: OpenBook }) {
  const t = useText('books.read')
  const words = useText('books')
  const navigate = useNavigate()
  const nameOf = useSpreadName()
  const { at = 0, files } = useSearch({ strict: false }) as BookSearch
  const { book, document, photos, code_base } = open
  const context = useRenderContext(document, photos, code_base)
  const blank = countBlankPages(document)
  const lacking = useMemo(() => missingCharactersIn(document).join(' '), [document])
  const spreads = useSpreads(document)
  const place = Math.min(Math.max(0, Math.trunc(Number(at)) || 0), spreads.length - 1)
  const spread = required(spreads[place])
  const show = (search: BookSearch) => void navigate({ to: '.', search: search, replace: true, resetScroll: false })
  const turn = (by: number) => {
    const next = place + by
    if (next >= 0 && next < spreads.length) show({ at: next })
  }
  const steer = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog, [role=menu]'))
      return
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  })
  useEffect(() => {
    addEventListener('keydown', steer)
    return () => removeEventListener('keydown', steer)
  }, [])
  const params = { familyId: book.family_id, bookId: book.id }

  return (
    <div className="mx-auto max-w-5xl">
      <Link to="/my-books" className="mb-4 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink">
        <ArrowLeft aria-hidden size={18} />
        {t('back')}
      </Link>
      <PageHeader
        title={book.title}
        subtitle={
          <span className="flex flex-wrap items-center gap-3">
            <BookBadge status={book.status} />
            {words('facts', {
              pages: words('pages', { count: book.pages }),
              photos: words('photos', { count: book.photos }),
            })}
          </span>
        }
        actions={
          <>
            {book.status === 'completed' && (
              <Link to="/families/$familyId/books/$bookId/order" params={params} className={buttonStyle({})}>
                <Package aria-hidden size={18} />
                {words('order')}
              </Link>
            )}
            {book.status === 'completed' && (
              <Button kind="quiet" onClick={() => show({ at: place, files: 'open' })}>
                <Download aria-hidden size={18} />
                {words('download')}
              </Button>
            )}
            {book.can_edit && (
              <Link
                to="/families/$familyId/books/$bookId/edit"
                params={params}
                className={buttonStyle({ kind: 'quiet' })}
              >
                <Pencil aria-hidden size={18} />
                {words('edit')}
              </Link>
            )}
            {book.can_edit && book.status !== 'completed' && <Finish open={open} />}
          </>
        }
      />
      {blank > 0 && <p className="mb-5 rounded-card bg-honey-wash px-5 py-4">{t('blank', { count: blank })}</p>}
      {lacking && <p className="mb-5 rounded-card bg-honey-wash px-5 py-4">{t('lacking', { letters: lacking })}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2 sm:flex-nowrap sm:gap-4">
        <IconButton icon={ChevronLeft} label={t('previous')} disabled={place === 0} onClick={() => turn(-1)} />
        <div className="flex min-w-0 flex-1 justify-center max-sm:order-first max-sm:basis-full">
          <div className={spread.kind === 'pages' ? 'w-full' : 'w-1/2 max-sm:w-full'}>
            {context ? (
              <SpreadView book={document} spread={spread} context={context} />
            ) : (
              <Skeleton className={spread.kind === 'pages' ? 'aspect-2/1' : 'aspect-square'} />
            )}
          </div>
        </div>
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          disabled={place === spreads.length - 1}
          onClick={() => turn(1)}
        />
      </div>
      <p role="status" className="mt-5 text-center text-sm text-ink-soft">
        {nameOf(spread)}
      </p>
      <Suspense>{files === 'open' && <BookFiles open={open} onClose={() => show({ at: place })} />}</Suspense>
    </div>
  )
}

/** Phones show one page at a time, so that it's large enough to read. */
function useSpreads(document: OpenBook['document']): Spread[] {
  const isNarrow = useIsNarrow()
  const spreads = spreadsOf(document)
  if (!isNarrow) return spreads
  return spreads.flatMap((spread): Spread[] =>
    spread.kind === 'pages'
      ? [spread.left, spread.right].flatMap((page) => (page === null ? [] : [{ kind: 'page', page }]))
      : [spread],
  )
}

function Finish({ open: { book } }: { open: OpenBook }) {
  const t = useText('books.read')
  const done = useText('books.toasts')
  const say = useProblemText()
  const finishing = useBookVerb(booksContract.finishBook)

  function finish() {
    finishing.mutate(
      { family_id: book.family_id, book_id: book.id, expected_version: book.version },
      {
        onSuccess: () => toast({ title: done('completed'), description: done('completedText') }),
        onError(error) {
          const isCut = error instanceof ApiProblem && error.fields['document'] === 'text_too_long'
          const isOld = error instanceof ApiProblem && error.code === 'conflict'
          const pages = isCut ? String(error.params['pages']) : ''
          const description = isCut ? t('finishTooLong', { pages }) : isOld ? t('conflict') : say(error)
          toast({ kind: 'error', title: done('failed'), description })
        },
      },
    )
  }

  return (
    <Button onClick={finish} busy={finishing.isPending} busyLabel={t('finishing')} title={t('finishHint')}>
      {t('finish')}
    </Button>
  )
}
