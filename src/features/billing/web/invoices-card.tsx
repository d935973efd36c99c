import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Invoice } from '../billing.contract.ts'
import { invoicesOptions } from './billing.data.ts'
import { useProvider } from './use-provider.ts'

/** Invoices, newest first, and a link to the provider's complete history. */
export function InvoicesCard() {
  const t = useText('billing.billing')
  const { openPortal, opening } = useProvider()
  const query = useInfiniteQuery(invoicesOptions)
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <Card title={t('history')}>
      <QueryState query={query} skeleton={<Skeleton className="h-24" />} failed={t('historyFailed')}>
        {() =>
          invoices.length > 0 ? (
            <ul className="divide-y divide-line border-y border-line">
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.reference} invoice={invoice} />
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{t('noHistory')}</p>
          )
        }
      </QueryState>
      {(invoices.length > 0 || query.isError) && (
        <div className="mt-5 flex flex-wrap gap-2">
          {query.hasNextPage && (
            <Button kind="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
          <Button kind="quiet" busy={opening !== null} onClick={openPortal}>
            {t('viewHistory')}
          </Button>
        </div>
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
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <span className="block font-medium">{longDate(created_at)}</span>
        <span className="block text-sm break-all text-ink-soft">
          {[tier ? names(tier) : about, t('billing.invoice', { number: number ?? reference })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <a
        href={`/api/billing/invoices/${reference}/file`}
        download
        aria-label={t('billing.downloadInvoice', { number: number ?? reference })}
        className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-3 font-semibold text-ember hover:bg-sunk max-sm:-ml-3"
      >
        <Download aria-hidden size={18} strokeWidth={1.75} />
        PDF
      </a>
      <span className="ml-auto text-right">
        <span className="block font-medium tabular-nums">{money(amount, currency)}</span>
        <span className="block text-sm text-ink-soft">{t(`invoiceStatus.${status}`)}</span>
      </span>
    </li>
  )
}
