import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { BooksText } from '#features/books/web/books-text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { OrderCard } from './order-card.tsx'
import { ordersOptions } from './orders.data.ts'
import { OrdersText } from './orders-text.tsx'

/** `order` is the one that an email or the payment provider links to; the others are the checkout's result. */
export type OrdersSearch = { order?: string; success?: unknown; canceled?: unknown }

/** /my-books/orders: the current user's orders of printed books, with their status. */
export function OrdersPage() {
  return (
    <BooksText>
      <OrdersText>
        <Orders />
      </OrdersText>
    </BooksText>
  )
}

function Orders() {
  const t = useText('orders.list')
  const isConfirming = useReturn()
  const query = useInfiniteQuery(ordersOptions(isConfirming))
  const { order: chosen } = useSearch({ strict: false }) as OrdersSearch
  return (
    <div>
      <BackLink to="/my-books">{t('back')}</BackLink>
      <PageHeader title={t('title')} />
      {isConfirming && (
        <p
          role="status"
          className="mb-5 flex items-center gap-3 rounded-card border border-line bg-honey-wash px-5 py-4"
        >
          <Spinner size="small" />
          {t('confirming')}
        </p>
      )}
      <PageList
        query={query}
        itemsOf={(page) => page.orders}
        empty={
          <EmptyState
            print="album"
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link to="/my-books" className={buttonStyle({})}>
                {t('toBooks')}
              </Link>
            }
          />
        }
        skeleton={
          <div role="status" aria-label={t('title')} className="flex flex-col gap-5">
            <Skeleton className="h-52 rounded-card" />
            <Skeleton className="h-52 rounded-card" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(orders) => (
          <ul className="flex max-w-3xl flex-col gap-5">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} isChosen={order.id === chosen} />
              </li>
            ))}
          </ul>
        )}
      </PageList>
    </div>
  )
}

/**
 * Handles the return from checkout: shows success once the server has confirmed it. Returns whether confirmation is
 * pending.
 */
function useReturn(): boolean {
  const t = useText('orders.list')
  const navigate = useNavigate()
  const { order: id, success, canceled } = useSearch({ strict: false }) as OrdersSearch
  const { data } = useInfiniteQuery(ordersOptions(Boolean(success)))
  const order = data?.pages.flatMap((page) => page.orders).find((one) => one.id === id)
  const isAwaited = Boolean(success) && (!order || order.status === 'awaiting_payment')
  const finish = useEffectEvent((how: 'paid' | 'notPaid') => {
    // An order that was canceled during payment shows that itself.
    if (order?.status !== 'cancelled')
      toast({ kind: how === 'paid' ? 'done' : 'error', title: t(how), description: t(`${how}Text`) })
    void navigate({ to: '.', search: { order: id }, replace: true })
  })
  useEffect(() => {
    if (success && !isAwaited) finish('paid')
    else if (canceled) finish('notPaid')
  }, [success, isAwaited, canceled])
  return isAwaited
}
