import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Download, Package, Pencil } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { BackLink } from '#web/ui/back-link.tsx'
import { required } from '#shared/required.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { isNotFound } from '#web/is-not-found.ts'
import { NotFound } from '#features/accounts/web/not-found.tsx'
import { useText } from '#web/text.tsx'
import { usePageTitle } from '#web/page-title.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageMenu } from '#web/ui/page-menu.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { countBlankPages, missingCharactersIn } from '../../book-layout/check.ts'
import type { OpenBook } from '../books.contract.ts'
import { trimSizes } from '../../book-layout/book-layout.rules.ts'
import { boxesOf } from '../../book-layout/geometry.ts'
import { titleSlot } from '../book-title.ts'
import { BookBadge } from './book-badge.tsx'
import { BookMenu } from './book-menu.tsx'
import { bookOptions } from './books.data.ts'
import { BookReader } from './book-reader.tsx'
import { BooksText } from './books-text.tsx'
import type { RenderContext } from './spread-view.tsx'
import { firstOf, singlePages, spreadsOf, type Spread } from './spreads.ts'
import { useRenderContext } from './use-render-context.ts'

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
  const query = useQuery(bookOptions({ family_id, book_id }))
  if (isNotFound(query.error)) return <NotFound />
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label={t('back')}>
          <Skeleton className="h-[min(56rem,100dvh-18rem)] w-full rounded-card" />
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
  const { at = 0, files } = useSearch({ strict: false }) as BookSearch
  const { book, document, photos, code_base, has_printer } = open
  const isNarrow = useIsNarrow()
  const context = useRenderContext(document, photos, code_base)
  const blank = countBlankPages(document, new Set(photos.map(({ id }) => id)))
  const lacking = useMemo(() => missingCharactersIn(document).join(' '), [document])
  const spreads = useSpreads(document)
  const place = Math.min(Math.max(0, Math.trunc(Number(at)) || 0), spreads.length - 1)
  const show = (search: BookSearch) => void navigate({ to: '.', search: search, replace: true, resetScroll: false })
  const params = { familyId: book.family_id, bookId: book.id }
  const page = firstOf(required(spreads[place]))
  const hasFiles = book.status === 'completed' || book.can_edit

  usePageTitle(book.title)

  return (
    <>
      <BackLink to="/my-books">{t('back')}</BackLink>
      {book.can_edit && (
        <PageMenu>
          <BookMenu book={book} isOnPage />
        </PageMenu>
      )}
      <BookReader
        book={document}
        spreads={spreads}
        place={place}
        context={context}
        renderOver={(name) => name === 'front' && context && book.can_edit && <ToTitle open={open} context={context} />}
        onTurn={(next) => show({ at: next })}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:mt-5">
        <header className="min-w-0 grow basis-80">
          <PageHeading look="small" className="font-serif text-2xl font-semibold tracking-tight break-words">
            {book.can_edit && !isNarrow ? (
              <Link
                to="/families/$familyId/books/$bookId/edit"
                params={params}
                search={TITLE}
                title={words('editor.titles.template')}
                className="-mx-2 rounded-control px-2 hover:bg-sunk"
              >
                {book.title}
              </Link>
            ) : (
              book.title
            )}
          </PageHeading>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {words('facts', {
              pages: words('pages', { count: book.pages }),
              photos: words('photos', { count: book.photos }),
            })}
            <BookBadge status={book.status} />
          </p>
        </header>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]">
          {hasFiles && has_printer && (
            <Link
              to="/families/$familyId/books/$bookId/order"
              params={params}
              className={`max-sm:col-span-full sm:order-last ${buttonStyle({})}`}
            >
              <Package aria-hidden size={18} />
              {words('order')}
            </Link>
          )}
          {book.can_edit && (
            <Link
              to="/families/$familyId/books/$bookId/edit"
              params={params}
              search={{ page }}
              className={classNames(buttonStyle({ kind: 'quiet' }), !has_printer && 'max-sm:col-span-full')}
            >
              <Pencil aria-hidden size={18} />
              {words('edit')}
            </Link>
          )}
          {hasFiles && (
            <Button
              kind={has_printer ? 'quiet' : 'primary'}
              className={has_printer ? '' : 'max-sm:order-first max-sm:col-span-full'}
              onClick={() => show({ at: place, files: 'open' })}
            >
              <Download aria-hidden size={18} />
              {words(has_printer ? 'download' : 'print')}
            </Button>
          )}
        </div>
      </div>
      {blank > 0 && <p className="mt-5 rounded-card bg-honey-wash px-5 py-4">{t('blank', { count: blank })}</p>}
      {lacking && <p className="mt-5 rounded-card bg-honey-wash px-5 py-4">{t('lacking', { letters: lacking })}</p>}
      <Suspense>{files === 'open' && <BookFiles open={open} onClose={() => show({ at: place })} />}</Suspense>
    </>
  )
}

/** The editor, with the title on the cover selected. */
const TITLE = { page: 'front', edit: 'title' } as const

/** The title on the cover leads to where it's edited, like the heading. */
function ToTitle({ open: { book, document }, context }: { open: OpenBook; context: RenderContext }) {
  const { front } = document.cover
  const box = boxesOf(front, context.pictures, document.size, 0)[titleSlot(document).slot]
  const { width, height } = trimSizes[document.size]
  const shareOf = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    box && (
      <Link
        to="/families/$familyId/books/$bookId/edit"
        params={{ familyId: book.family_id, bookId: book.id }}
        search={TITLE}
        tabIndex={-1}
        aria-hidden
        draggable={false}
        className="absolute rounded-mark border-2 border-transparent transition-colors hover:border-ember/60"
        style={{
          ...{ left: shareOf(box.x, width), top: shareOf(box.y, height) },
          ...{ width: shareOf(box.width, width), height: shareOf(box.height, height) },
        }}
      />
    )
  )
}

/** Phones show one page at a time, so that it's large enough to read. */
function useSpreads(document: OpenBook['document']): Spread[] {
  const isNarrow = useIsNarrow()
  const spreads = spreadsOf(document)
  return isNarrow ? spreads.flatMap(singlePages) : spreads
}
