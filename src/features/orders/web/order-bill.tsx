import type { ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ShownOffer } from '../orders.contract.ts'
import type { Bill, PrintedFormat } from '../orders.rules.ts'

type Props = {
  offer: ShownOffer
  format: PrintedFormat
  copies: number
  bill: Bill
  busy: boolean
}

/** The itemized price, and the button that places the order. */
export function OrderBill({ offer, format, copies, bill, busy }: Props) {
  const t = useText('orders.order')
  const facts = useText('orders.facts')
  const { money } = useFormat()
  const { currency, billing } = offer
  const { included_copies, unit_price, shipping, total } = bill
  const paid = copies - included_copies
  return (
    <section aria-label={t('bill')} className="border-t border-line pt-6">
      <h2 className="font-serif text-lg font-semibold">{t('bill')}</h2>
      {currency === null ? (
        <p className="mt-2 text-ink-soft">{facts('nothing')}</p>
      ) : (
        <dl className="mt-3 flex flex-col gap-2">
          {included_copies > 0 && <Line label={t('included', { copies: included_copies })}>{money(0, currency)}</Line>}
          {paid > 0 && (
            <Line label={t('line', { copies: paid, format: t(`formats.${format}`) })}>
              {money(paid * unit_price, currency)}
            </Line>
          )}
          {paid > 0 && (
            <Line label={t('shipping')}>{shipping > 0 ? money(shipping, currency) : t('shippingIncluded')}</Line>
          )}
          <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
            <dt>{t('total')}</dt>
            <dd className="font-serif text-xl tabular-nums">{money(total, currency)}</dd>
          </div>
        </dl>
      )}
      <Button type="submit" size="large" wide className="mt-5" busy={busy} busyLabel={t('ordering')}>
        {total > 0 ? t('submitPay') : t('submit')}
      </Button>
      {billing === 'sandbox' && total > 0 && <p className="mt-3 text-sm text-ink-soft">{t('test')}</p>}
      <p className="mt-3 text-sm text-ink-soft">{t('frozen')}</p>
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  )
}
