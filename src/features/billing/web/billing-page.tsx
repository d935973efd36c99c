import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { useEffect } from 'react'
import { saveAs } from '#web/save-as.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { Subscription } from '../billing.contract.ts'
import { cardName } from '../card-name.ts'
import { invoicesOptions, subscriptionOptions } from './billing.data.ts'
import { BillingSearch } from './billing.search.ts'
import { Confirming } from './confirming.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { NotLimited } from './not-limited.tsx'
import { PlanUseCard } from './plan-use-card.tsx'
import { PlanFacts, unknownSubscription } from './plan-facts.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { useProvider } from './use-provider.ts'
import { useReturn } from './use-return.ts'

/** /billing: the plan, the card and the invoices. */
export function BillingPage() {
  const t = useText('billing')
  const awaited = useReturn()
  const { data, isPending } = useQuery(subscriptionOptions(awaited !== null))
  const invoices = useInfiniteQuery(invoicesOptions)
  const hasInvoices = invoices.isError || Boolean(invoices.data?.pages[0]?.invoices.length)
  const subscription = data ?? unknownSubscription
  useRevealPending(isPending || invoices.isPending)
  useWantedInvoice()
  if (data?.billing === 'off') return <NotLimited />
  return (
    <div className="flex w-full max-w-6xl flex-col">
      <PageHeader title={t('billing.title')} subtitle={t('billing.intro')} actions={<RefreshButton />} />
      {awaited && <Confirming since={awaited} />}
      {data?.billing === 'sandbox' && (
        <p className="mb-5 rounded-card bg-sunk px-5 py-3 text-sm text-ink-soft">{t('test')}</p>
      )}
      {isPending || invoices.isPending ? (
        <div role="status" aria-label={t('billing.title')} className="flex flex-col gap-5">
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      ) : (
        <div className="grid gap-5 xl:grid-cols-2">
          <PlanCard subscription={subscription} />
          <PlanUseCard />
          {subscription.card || hasInvoices ? (
            <>
              <PaymentCard subscription={subscription} />
              {hasInvoices && <InvoicesCard />}
            </>
          ) : (
            <Card title={t('billing.payment')} className="xl:col-span-2">
              <p className="text-ink-soft">{t('billing.nothing')}</p>
            </Card>
          )}
        </div>
      )}
    </div>
  )
}

/** Downloads the invoice that a receipt's button leads to. */
function useWantedInvoice() {
  const { invoice } = BillingSearch.parse(useSearch({ strict: false }))
  useEffect(() => {
    if (invoice) saveAs(`/api/billing/invoices/${invoice}/file`)
  }, [invoice])
}

function PlanCard({ subscription }: { subscription: Subscription }) {
  const t = useText('billing.billing')
  const { openPortal, opening } = useProvider()
  return (
    <Card title={t('currentPlan')}>
      <PlanFacts subscription={subscription} />
      <div className="mt-5 flex gap-2 max-sm:flex-col sm:flex-wrap">
        {subscription.subscribed && (
          <Button busy={opening !== null} onClick={openPortal}>
            {t('change')}
          </Button>
        )}
        <Link to="/subscription" className={buttonStyle({ kind: subscription.subscribed ? 'quiet' : 'primary' })}>
          {t('seePlans')}
        </Link>
      </div>
    </Card>
  )
}

function PaymentCard({ subscription: { card } }: { subscription: Subscription }) {
  const t = useText('billing.billing')
  const { openPortal, opening } = useProvider()
  return (
    <Card title={t('payment')}>
      {card ? (
        <div className="flex items-center gap-3">
          <CreditCard aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
          <div>
            <p className="font-medium">{t('card', { brand: cardName(card.brand), last4: card.last4 })}</p>
            {card.exp_month && card.exp_year && (
              <p className="text-sm text-ink-soft">
                {t('expires', { month: String(card.exp_month).padStart(2, '0'), year: String(card.exp_year) })}
              </p>
            )}
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">{t('noCard')}</p>
      )}
      <Button kind="quiet" className="mt-5 max-sm:w-full" busy={opening !== null} onClick={openPortal}>
        {t(card ? 'manageCard' : 'addCard')}
      </Button>
    </Card>
  )
}
