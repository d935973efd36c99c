import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OpenBook } from '#features/books/books.contract.ts'
import { BooksText } from '#features/books/web/books-text.tsx'
import { BOOK_GROUND, BookCover } from '#features/books/web/book-cover.tsx'
import { useBookSize } from '#features/books/web/use-book-size.ts'
import { bookOptions } from '#features/books/web/books.data.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { isNotFound } from '#web/is-not-found.ts'
import { NotFound } from '#features/accounts/web/not-found.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DraftOrder } from './draft-order.tsx'
import { OrderForm } from './order-form.tsx'
import type { ShownOffer } from '../orders.contract.ts'
import { offerOptions, ordersOptions, type BookPlace } from './orders.data.ts'
import { OrdersText } from './orders-text.tsx'

/** /families/{id}/books/{id}/order: orders printed copies of a book. */
export function OrderPage() {
  return (
    <BooksText>
      <OrdersText>
        <Order />
      </OrdersText>
    </BooksText>
  )
}

function Order() {
  const t = useText('orders.order')
  const { familyId: family_id, bookId: book_id } = useParams({ strict: false }) as { familyId: string; bookId: string }
  const book = useQuery(bookOptions({ family_id, book_id }))
  const isDraft = book.data !== undefined && book.data.book.status !== 'completed'
  const offer = useQuery(offerOptions({ family_id, book_id }))
  const orders = useInfiniteQuery(ordersOptions())
  const params = { familyId: family_id, bookId: book_id }
  const error = book.error ?? offer.error
  if (isNotFound(book.error)) return <NotFound />
  if (book.data?.has_printer === false)
    return <Navigate to="/families/$familyId/books/$bookId" params={params} search={{ files: 'open' }} replace />
  return (
    <div className="@container">
      <BackLink to="/families/$familyId/books/$bookId" params={params}>
        {t('back')}
      </BackLink>
      {book.data && offer.data && !(orders.isPending && !isDraft) ? (
        <div className={COLUMNS}>
          {/* The page of the book has the same link with a name. */}
          <Link
            to="/families/$familyId/books/$bookId"
            params={params}
            tabIndex={-1}
            aria-hidden
            className={classNames(BOOK_GROUND, STAYS, isDraft ? 'max-sm:h-[64vw]' : 'max-sm:h-37')}
          >
            <BookCover book={book.data.book} />
          </Link>
          <div className="@container min-w-0">
            <OrderHeader open={book.data} offer={offer.data} />
            {!offer.data.may_order ? (
              <p>{t('onlyOwner')}</p>
            ) : isDraft ? (
              <DraftOrder open={book.data} />
            ) : (
              <OrderForm
                open={book.data}
                offer={offer.data}
                last={orders.data?.pages[0]?.orders.find(({ address }) => address)?.address ?? null}
                onDifferent={() => void Promise.all([book.refetch(), offer.refetch()])}
              />
            )}
            {(offer.data.currency === null || !offer.data.may_order) && (
              <p className="mt-6 text-sm text-ink-soft">
                <ToFiles place={{ family_id, book_id }} />
              </p>
            )}
          </div>
        </div>
      ) : error ? (
        <ErrorState
          title={t('failedTitle')}
          error={error}
          onRetry={() => void Promise.all([book.refetch(), offer.refetch()])}
          retrying={book.isFetching || offer.isFetching}
        />
      ) : (
        <div role="status" aria-label={t('title')} className={COLUMNS}>
          <Skeleton className={classNames(BOOK_GROUND, STAYS, 'max-sm:h-37')} />
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
    </div>
  )
}

/** The book beside what's said and asked about it, or above that on phones. */
const COLUMNS = 'grid grid-cols-1 gap-x-12 gap-y-4 @2xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'
const STAYS = 'max-sm:-mx-(--page-edge) max-sm:rounded-none @2xl:sticky @2xl:top-6 @2xl:h-[min(44rem,100dvh-7rem)]'

function OrderHeader({ open: { book, document }, offer }: { open: OpenBook; offer: ShownOffer }) {
  const t = useText('orders.order')
  const draft = useText('orders.draft')
  const print = useText('orders.print')
  const words = useText('books')
  const { sizeName } = useBookSize()
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={book.status === 'completed' ? t('intro', { title: book.title }) : draft('intro')}
      />
      <dl className="mb-6 divide-y divide-line border-y border-line sm:-mt-2 sm:mb-8">
        <Fact label={print('size')}>{sizeName(book.size)}</Fact>
        <Fact label={print('pages')}>
          {words('facts', {
            pages: words('pages', { count: book.pages }),
            photos: words('photos', { count: book.photos }),
          })}
        </Fact>
        <Fact label={print('paper')}>{print(`papers.${document.paper}`)}</Fact>
        {offer.may_order && (book.status !== 'completed' || offer.currency === null) && (
          <Fact label={print('price')}>
            <Prices offer={offer} />
          </Fact>
        )}
      </dl>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 @3xs:grid-cols-[6.5rem_minmax(0,1fr)] sm:py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What printed copies cost, before anything is filled in. */
function Prices({ offer: { currency, prices, shipping } }: { offer: ShownOffer }) {
  const t = useText('orders.order')
  const { money } = useFormat()
  if (currency === null) return t('operator')
  const [softcover, hardcover] = [money(prices.softcover, currency), money(prices.hardcover, currency)]
  return shipping > 0
    ? t('pricesAndShipping', { softcover, hardcover, shipping: money(shipping, currency) })
    : t('prices', { softcover, hardcover })
}

function ToFiles({ place: { family_id, book_id } }: { place: BookPlace }) {
  const t = useText('orders.order')
  return t.rich('anywhere', {
    link: (words) => (
      <Link
        to="/families/$familyId/books/$bookId"
        params={{ familyId: family_id, bookId: book_id }}
        search={{ files: 'open' }}
        className="font-semibold text-ember underline underline-offset-2"
      >
        {words}
      </Link>
    ),
  })
}
