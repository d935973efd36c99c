import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Archive, Package, Plus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { allows, familiesOptions } from '#features/families/web/families.data.ts'
import { lastUsedFamily } from '#features/families/web/last-used-family.ts'
import { DOT } from '#shared/dot.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle, type ButtonKind } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { Book } from '../books.contract.ts'
import { BookCard } from './book-card.tsx'
import { BOOK_GROUND } from './book-cover.tsx'
import { useProposals } from './book-proposals.ts'
import { booksOptions, printerOptions } from './books.data.ts'
import { BooksText } from './books-text.tsx'
import { ProposedBook } from './proposed-book.tsx'

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
  const { data: hasPrinter } = useQuery(printerOptions)
  const { data: session } = useQuery(sessionOptions)
  const { data: families, isPending } = useQuery(familiesOptions)
  const proposedTo = lastUsedFamily(families?.filter((family) => allows(family, 'books.edit')) ?? [], session)?.id
  const { proposals, isLoading } = useProposals(isArchived ? '' : (proposedTo ?? ''), shelf.data)
  useRevealPending(isPending || shelf.isPending || isLoading)
  const canCreate = families?.some((family) => allows(family, 'books.edit')) ?? false
  const show = (next: BooksSearch) => void navigate({ to: '.', search: next, resetScroll: false })
  const create = (label: string, kind: ButtonKind = 'primary'): ReactNode =>
    canCreate ? (
      <Button kind={kind} onClick={() => show({ ...search, new: 'book' })}>
        <Plus aria-hidden size={19} />
        {label}
      </Button>
    ) : families?.length === 0 ? (
      <Link to="/families/new" className={buttonStyle({})}>
        <Plus aria-hidden size={19} />
        {t('new.createFamily')}
      </Link>
    ) : null
  const skeleton = (
    <div role="status" aria-label={t('title')} className={SHELF}>
      {[0, 1].map((i) => (
        <Skeleton key={i} className={BOOK_GROUND} />
      ))}
    </div>
  )
  const panel = (
    <QueryState query={query} skeleton={skeleton} failed={{ title: t('failedTitle'), text: t('failedText') }}>
      {(books) => {
        const proposed = isArchived ? [] : proposals
        // A book that's proposed later would make the others smaller.
        if (isLoading && !isArchived) return skeleton
        return (
          <>
            {books.length + proposed.length > 0 && (
              <ul className={SHELF}>
                {books.map((book) => (
                  <li key={book.id} className="group/card min-w-0">
                    <BookCard book={book} hasFamilies={(families?.length ?? 0) > 1} />
                  </li>
                ))}
                {proposed.map((proposal) => (
                  <li key={proposal.key} className="group/card min-w-0">
                    <ProposedBook proposal={proposal} isFirst={books.length === 0} />
                  </li>
                ))}
              </ul>
            )}
            {books.length + proposed.length > 0 ? null : isArchived ? (
              <p className="py-16 text-center text-ink-soft">{t('emptyArchive')}</p>
            ) : (
              <EmptyState
                print="album"
                title={t('emptyTitle')}
                text={families?.length === 0 ? t('new.noFamily') : canCreate ? t('emptyText') : t('emptyViewer')}
                action={create(t('createFirst'))}
              />
            )}
          </>
        )
      }}
    </QueryState>
  )
  const isNewOpen = canCreate && (search.new !== undefined || search.template !== undefined)

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={shelf.data?.length ? <Counts books={shelf.data} ideas={proposals.length} /> : t('intro')}
        actions={
          shelf.data &&
          (shelf.data.length > 0 ? create(t('create')) : proposals.length > 0 && create(t('createFirst'), 'quiet'))
        }
      />
      <Tabs
        folds
        label={t('title')}
        value={isArchived ? 'archive' : 'shelf'}
        onChange={(value) => show(value === 'archive' ? { shelf: 'archive' } : {})}
        tabs={(['shelf', 'archive'] as const).map((id) => ({ id, label: t(id), panel }))}
      />
      {shelf.data && (
        <nav
          aria-label={t('elsewhere')}
          className="mt-8 flex flex-wrap gap-x-2 border-t border-line pt-3 *:first:-ml-4.5"
        >
          {/* Orders outlive their books, so a user can have orders without books. */}
          {hasPrinter && (
            <Link to="/my-books/orders" className={buttonStyle({ kind: 'plain' })}>
              <Package aria-hidden size={18} />
              {t('orders')}
            </Link>
          )}
          {!isArchived && (
            <Link to="." search={{ shelf: 'archive' }} className={buttonStyle({ kind: 'plain' })}>
              <Archive aria-hidden size={18} />
              {t('archive')}
            </Link>
          )}
        </nav>
      )}
      <Suspense>
        {isNewOpen && (
          <NewBook template={search.template} onClose={() => show(isArchived ? { shelf: 'archive' } : {})} />
        )}
      </Suspense>
    </>
  )
}

/** One to three in a row, as large as they fit. */
const SHELF = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-6 gap-y-8'

function Counts({ books, ideas }: { books: readonly Book[]; ideas: number }) {
  const t = useText('books.counts')
  const shown = (['completed', 'in_progress'] as const).flatMap((status) => {
    const count = books.filter((book) => book.status === status).length
    return count > 0 ? [t(status, { count })] : []
  })
  const proposed = ideas > 0 ? [t('ideas', { count: ideas })] : []
  return [t('all', { count: books.length }), ...shown, ...proposed].join(DOT)
}
