import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Package, Plus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { allows, familiesOptions } from '#features/families/web/families.data.ts'
import { lastUsedFamily } from '#features/families/web/last-used-family.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Album } from '#web/illustrations/album.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QuietBoundary } from '#web/ui/quiet-boundary.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { Book } from '../books.contract.ts'
import { BookCard } from './book-card.tsx'
import { booksOptions } from './books.data.ts'
import { BooksText } from './books-text.tsx'

const BookProposals = lazyPart(async () => (await import('./book-proposals.tsx')).BookProposals)
const NewBook = lazyPart(async () => (await import('./new-book.tsx')).NewBook)

/** `template` opens the form with that template, as the public page about books does; `new` opens it without one. */
export type BooksSearch = { template?: string; new?: string; shelf?: 'archive' }

/** /my-books: the books of all of the user's families. */
export function BooksPage() {
  return (
    <BooksText>
      <Books />
    </BooksText>
  )
}

function Books() {
  const t = useText('books')
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as BooksSearch
  const isArchived = search.shelf === 'archive'
  const shelf = useQuery(booksOptions())
  const query = useQuery(booksOptions(isArchived))
  const { data: session } = useQuery(sessionOptions)
  const { data: families, isPending } = useQuery(familiesOptions)
  const proposedTo = lastUsedFamily(families?.filter((family) => allows(family, 'books.edit')) ?? [], session)?.id
  useRevealPending(isPending || shelf.isPending)
  const canCreate = families?.some((family) => allows(family, 'books.edit')) ?? false
  const show = (next: BooksSearch) => void navigate({ to: '.', search: next, resetScroll: false })
  const create = (label: string): ReactNode =>
    canCreate ? (
      <Button onClick={() => show({ ...search, new: 'book' })}>
        <Plus aria-hidden size={19} />
        {label}
      </Button>
    ) : families?.length === 0 ? (
      <Link to="/families/new" className={buttonStyle({})}>
        {t('new.createFamily')}
      </Link>
    ) : null
  const panel = (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label={t('title')} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {[0, 1, 2].map((i) => (
            <Skeleton key={i} className="h-105 rounded-card" />
          ))}
        </div>
      }
      failed={{ title: t('failedTitle'), text: t('failedText') }}
    >
      {(books) =>
        books.length > 0 ? (
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {books.map((book) => (
              <li key={book.id} className="min-w-0">
                <BookCard book={book} hasFamilies={(families?.length ?? 0) > 1} />
              </li>
            ))}
          </ul>
        ) : isArchived ? (
          <p className="py-16 text-center text-ink-soft">{t('emptyArchive')}</p>
        ) : (
          <EmptyState
            picture={<Album />}
            title={t('emptyTitle')}
            text={families?.length === 0 ? t('new.noFamily') : canCreate ? t('emptyText') : t('emptyViewer')}
            action={create(t('createFirst'))}
          />
        )
      }
    </QueryState>
  )
  const isNewOpen = canCreate && (search.new !== undefined || search.template !== undefined)

  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader
        title={t('title')}
        subtitle={t('intro')}
        actions={
          // Orders outlive their books, so a user can have orders without books.
          shelf.data ? (
            <>
              <Link to="/my-books/orders" className={buttonStyle({ kind: 'quiet' })}>
                <Package aria-hidden size={18} />
                {t('orders')}
              </Link>
              {shelf.data.length > 0 && create(t('create'))}
            </>
          ) : null
        }
      />
      {proposedTo && shelf.data && !isArchived && (
        <QuietBoundary>
          <Suspense>
            <BookProposals family_id={proposedTo} books={shelf.data} />
          </Suspense>
        </QuietBoundary>
      )}
      <Tabs
        label={t('title')}
        value={isArchived ? 'archive' : 'shelf'}
        onChange={(value) => show(value === 'archive' ? { shelf: 'archive' } : {})}
        tabs={(['shelf', 'archive'] as const).map((id) => ({ id, label: t(id), panel }))}
      />
      {shelf.data && shelf.data.length > 0 && <Stats books={shelf.data} />}
      <Suspense>
        {isNewOpen && (
          <NewBook template={search.template} onClose={() => show(isArchived ? { shelf: 'archive' } : {})} />
        )}
      </Suspense>
    </div>
  )
}

/** Below the books, which matter more. */
function Stats({ books }: { books: readonly Book[] }) {
  const t = useText('books.stats')
  const count = (status: Book['status']) => books.filter((book) => book.status === status).length
  const shown = [
    [t('total'), books.length],
    [t('completed'), count('completed')],
    [t('in_progress'), count('in_progress')],
  ] as const
  return (
    <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-5">
      {shown.map(([label, value]) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-2">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-serif text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
