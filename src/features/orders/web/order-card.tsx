import { operationsOf } from '#web/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { BookCover } from '#features/books/web/book-cover.tsx'
import { booksOptions } from '#features/books/web/books.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { BookOrder, ordersContract as ordersContractType } from '../orders.contract.ts'
import { mayCancel } from '../orders.rules.ts'
import { OrderBadge } from './order-badge.tsx'
import { OrderFacts } from './order-facts.tsx'
import { useOrderVerb, usePayOrder } from './orders.data.ts'
import { Tracking } from './tracking.tsx'

const ordersContract = operationsOf<typeof ordersContractType>()

/** An order with its contents, address and status, and the buyer's actions. */
export function OrderCard({ order, isChosen }: { order: BookOrder; isChosen: boolean }) {
  const t = useText('orders.list')
  const { longDate } = useFormat()
  const place = useRef<HTMLElement>(null)
  const { title, number, status, tracking, family_id, book_id, changed_at, is_refunded } = order
  const book = useQuery(booksOptions()).data?.find(({ id }) => id === book_id)
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <article
      ref={place}
      aria-label={t('named', { number, title })}
      className={classNames('rounded-card border bg-card p-5 sm:p-6', isChosen ? 'border-ember' : 'border-line')}
    >
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        {book_id && (
          <div className="grid size-28 place-items-center [container-type:size] sm:size-36">
            {book && <BookCover book={book} />}
          </div>
        )}
        <div className="min-w-0 grow basis-48">
          <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 className="min-w-0 font-serif text-xl font-semibold break-words">{title}</h2>
            <OrderBadge status={status} />
          </header>
          <p className="mt-1 text-ink-soft">{t(`since.${status}`, { date: longDate(changed_at) })}</p>
          {is_refunded && <p className="mt-1 text-ink-soft">{t('refunded')}</p>}
        </div>
      </div>
      {status === 'shipped' && tracking && <Tracking of={tracking} />}
      <OrderFacts order={order} locale={useLocale()} />
      <div className="mt-5 flex flex-wrap gap-2">
        {status === 'awaiting_payment' && <Pay order_id={order.id} />}
        {family_id && book_id && (
          <Link
            to="/families/$familyId/books/$bookId"
            params={{ familyId: family_id, bookId: book_id }}
            className={buttonStyle({ kind: 'quiet', size: 'small' })}
          >
            {t('openBook')}
          </Link>
        )}
        {mayCancel(status) && <CancelOrder order={order} />}
      </div>
    </article>
  )
}

function Pay({ order_id }: { order_id: string }) {
  const t = useText('orders.list')
  const paying = usePayOrder()
  const failed = t('payFailed')
  return (
    <Button size="small" busy={paying.isPending} onClick={() => paying.mutate(order_id, { failed })}>
      {t('pay')}
    </Button>
  )
}

function CancelOrder({ order: { id: order_id, title, status, total } }: { order: BookOrder }) {
  const t = useText('orders.list')
  const [isAsking, setAsking] = useState(false)
  const cancelling = useOrderVerb(ordersContract.cancelBookOrder)
  const isPaid = status !== 'awaiting_payment' && total > 0
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          cancelling.mutate(
            { order_id },
            { done: t('givenUp'), failed: t('giveUpFailed'), onSettled: () => setAsking(false) },
          )
        }
        title={t('giveUpTitle', { title })}
        text={t(isPaid ? 'giveUpPaid' : 'giveUpText')}
        confirmLabel={t('giveUp')}
        cancelLabel={t('keep')}
        busy={cancelling.isPending}
        busyLabel={t('givingUp')}
      />
    </>
  )
}
