import type { ReactNode } from 'react'
import { useBookSize } from '#features/books/web/use-book-size.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { AdminOrder, BookOrder } from '../orders.contract.ts'
import { addressLines } from '../postal-address.ts'

export function OrderFacts({ order, locale }: { order: BookOrder | AdminOrder; locale: string }) {
  const t = useText('orders.facts')
  const formats = useText('orders.order.formats')
  const { money } = useFormat()
  const { sizeName } = useBookSize()
  const { number, copies, format, included_copies, size, pages, total, currency, address } = order
  const country = address && new Intl.DisplayNames(locale, { type: 'region' }).of(address.country)
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact label={t('number')}>{number}</Fact>
      <Fact label={t('what')}>
        {t('copies', { copies, format: formats(format) })}
        <br />
        {t('size', { size: sizeName(size), pages })}
      </Fact>
      <Fact label={t('cost')}>
        {currency === null ? t('nothing') : money(total, currency)}
        {included_copies > 0 && (
          <>
            <br />
            {t('included', { copies: included_copies })}
          </>
        )}
      </Fact>
      <Fact label={t('to')}>
        {address
          ? [...addressLines(address), country].map((line) => (
              <span key={line} className="block break-words">
                {line}
              </span>
            ))
          : t('forgotten')}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
