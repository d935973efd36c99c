import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { DOT } from '#shared/dot.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Invoice } from '../billing.contract.ts'
import { invoicesOptions } from './billing.data.ts'

/** Invoices, newest first. */
export function InvoicesCard() {
  const t = useText('billing.billing')
  const query = useInfiniteQuery(invoicesOptions)
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <Card title={t('history')}>
      <QueryState query={query} skeleton={<Skeleton className="h-24" />} failed={t('historyFailed')}>
        {() => (
          <ul className="divide-y divide-line border-y border-line">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.reference} invoice={invoice} />
            ))}
          </ul>
        )}
      </QueryState>
      {query.hasNextPage && (
        <Button
          kind="quiet"
          className="mt-5 max-sm:w-full"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Card>
  )
}

function InvoiceRow({
  invoice: { number, reference, created_at, amount, currency, status, tier, about },
}: {
  invoice: Invoice
}) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { longDate, money } = useFormat()
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-3">
      <div className="min-w-[min(100%,9.5rem)] flex-1">
        <p className="font-medium">{longDate(created_at)}</p>
        <p className="text-sm break-words text-ink-soft">
          {[tier ? names(tier) : about, t('billing.invoice', { number: number ?? reference })]
            .filter(Boolean)
            .join(DOT)}
        </p>
      </div>
      <div className="ml-auto text-right sm:order-last">
        <p className="font-medium tabular-nums">{money(amount, currency)}</p>
        <p className="text-sm text-ink-soft">{t(`invoiceStatus.${status}`)}</p>
      </div>
      <div className="max-sm:basis-full">
        <a
          href={`/api/billing/invoices/${reference}/file`}
          download
          aria-label={t('billing.downloadInvoice', { number: number ?? reference })}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-ember hover:bg-sunk max-sm:-ml-3"
        >
          <Download aria-hidden size={18} strokeWidth={1.75} />
          PDF
        </a>
      </div>
    </li>
  )
}
