import { operationsOf } from '#web/operations.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { BooksText } from '#features/books/web/books-text.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AdminOrder, ordersContract as ordersContractType } from '../orders.contract.ts'
import { mayMove, orderStatuses, TRACKING_MAX_LENGTH, type OperatorMove, type OrderStatus } from '../orders.rules.ts'
import { OrderBadge } from './order-badge.tsx'
import { OrderFacts } from './order-facts.tsx'
import { adminOrdersOptions, useOrderVerb } from './orders.data.ts'
import { OrdersText } from './orders-text.tsx'
import { Tracking } from './tracking.tsx'

const ordersContract = operationsOf<typeof ordersContractType>()

/** For administrators: orders to print, with their status. */
export function OrdersTab() {
  return (
    <BooksText>
      <OrdersText>
        <Orders />
      </OrdersText>
    </BooksText>
  )
}

function Orders() {
  const t = useText('orders')
  const [status, setStatus] = useState<OrderStatus | ''>('')
  const query = useInfiniteQuery(adminOrdersOptions(status || undefined))
  return (
    <Card>
      <Select
        label={t('keep.status')}
        value={status}
        options={[
          { value: '', label: t('keep.all') },
          ...orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={setStatus}
        className="mb-4 max-w-60"
      />
      <PageList query={query} itemsOf={(page) => page.orders} empty={t('keep.empty')}>
        {(orders) => (
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </PageList>
    </Card>
  )
}

function OrderRow({ order }: { order: AdminOrder }) {
  const t = useText('orders.keep')
  const { shortDate } = useFormat()
  const ago = useAgo()
  const { title, email, status, tracking, created_at, handed_over_at } = order
  const isToPrint = status === 'received' || status === 'in_print'
  const facts = [
    t('ordered', { date: shortDate(created_at), who: email ?? t('gone') }),
    isToPrint && (handed_over_at ? t('handedOver', { when: ago(handed_over_at) }) : t('making')),
  ].filter(Boolean)
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{title}</span>
        <OrderBadge status={status} />
      </p>
      <Facts of={facts} />
      {tracking && <Tracking of={tracking} />}
      <OrderFacts order={order} locale={useLocale()} />
      <Moves order={order} isToPrint={isToPrint} />
    </li>
  )
}

/** The status changes available to the operator. */
function Moves({ order: { id: order_id, number, status }, isToPrint }: { order: AdminOrder; isToPrint: boolean }) {
  const t = useText('orders.keep')
  const [asking, setAsking] = useState<'shipped' | 'cancelled' | null>(null)
  const [tracking, setTracking] = useState('')
  const moving = useOrderVerb(ordersContract.moveBookOrder)
  const sending = useOrderVerb(ordersContract.sendOrderAgain)
  const failed = t('failed')
  const move = (to: OperatorMove) =>
    moving.mutate(
      { order_id, to, tracking },
      {
        failed,
        done: t(`moved.${to}`),
        // Keeps an order open that the user opened while this one was changing.
        onSettled: () => setAsking((asked) => (asked === to ? null : asked)),
      },
    )
  const button = (to: OperatorMove, onClick: () => void) =>
    mayMove(status, to) && (
      <Button
        kind="quiet"
        size="small"
        aria-label={t('moveNamed', { move: t(`move.${to}`), number })}
        onClick={onClick}
      >
        {t(`move.${to}`)}
      </Button>
    )
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {button('in_print', () => move('in_print'))}
      {status !== 'awaiting_payment' && button('shipped', () => setAsking('shipped'))}
      {isToPrint && (
        <Button
          kind="quiet"
          size="small"
          busy={sending.isPending}
          onClick={() => sending.mutate({ order_id }, { failed, done: t('sentAgain') })}
        >
          {t('sendAgain')}
        </Button>
      )}
      {button('cancelled', () => setAsking('cancelled'))}
      {asking === 'shipped' && (
        <FormDialog
          title={t('shippedTitle', { number })}
          onClose={() => setAsking(null)}
          onSubmit={() => move('shipped')}
          submitLabel={t('move.shipped')}
          busy={moving.isPending}
          busyLabel={t('saving')}
        >
          <TextField
            label={t('tracking')}
            hint={t('trackingHint')}
            optional
            maxLength={TRACKING_MAX_LENGTH}
            value={tracking}
            onChange={(event) => setTracking(event.target.value)}
          />
        </FormDialog>
      )}
      <ConfirmDialog
        open={asking === 'cancelled'}
        onClose={() => setAsking(null)}
        onConfirm={() => move('cancelled')}
        title={t('cancelTitle', { number })}
        text={t('cancelText')}
        confirmLabel={t('move.cancelled')}
        cancelLabel={t('keep')}
        busy={moving.isPending}
        busyLabel={t('saving')}
      />
    </div>
  )
}
