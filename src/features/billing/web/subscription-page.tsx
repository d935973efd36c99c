import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#web/text.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { plansOptions, subscriptionOptions } from './billing.data.ts'
import { BillingSearch } from './billing.search.ts'
import { Confirming } from './confirming.tsx'
import { NotLimited } from './not-limited.tsx'
import { PlanStatus, unknownSubscription } from './plan-facts.tsx'
import { PlanList } from './plan-list.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { useProvider } from './use-provider.ts'
import { useReturn } from './use-return.ts'

/** /subscription: the current plan and all others, with prices and features. */
export function SubscriptionPage() {
  const t = useText('billing')
  const awaited = useReturn()
  const plans = useQuery(plansOptions)
  const { data, isPending } = useQuery(subscriptionOptions(awaited !== null))
  const subscription = data ?? unknownSubscription
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isYearly = chosen ?? (subscription.subscribed && subscription.is_yearly)
  useChosenPlan()
  useRevealPending(isPending || plans.isPending)

  if (plans.isError && !plans.data)
    return (
      <ErrorState
        heading="h1"
        title={t('failed.title')}
        error={plans.error}
        onRetry={() => void plans.refetch()}
        retrying={plans.isFetching}
      />
    )
  if (plans.data?.billing === 'off') return <NotLimited />
  return (
    <div className="flex flex-col">
      <PageHeader title={t('subscription.title')} subtitle={t('subscription.intro')} actions={<RefreshButton />} />
      {subscription.subscribed && (
        <Link
          to="/billing"
          className="-mt-4 mb-4 inline-flex min-h-11 items-center self-start font-semibold text-ember"
        >
          {t('subscription.toBilling')}
        </Link>
      )}
      {awaited && <Confirming since={awaited} />}
      {isPending || !plans.data ? (
        <div role="status" aria-label={t('subscription.title')} className="flex flex-col gap-6">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      ) : (
        <div className="flex flex-col gap-6">
          {subscription.tier_in_force === null && <PlanStatus subscription={subscription} />}
          <ChoiceGroup
            layout="row"
            label={t('subscription.period')}
            value={isYearly ? 'yearly' : 'monthly'}
            onChange={(period) => setChosen(period === 'yearly')}
            options={[
              { value: 'monthly', label: t('subscription.monthly') },
              {
                value: 'yearly',
                label: (
                  <>
                    {t('subscription.yearly')}{' '}
                    <span className="ml-1 text-sm text-sage">{t('subscription.saving')}</span>
                  </>
                ),
              },
            ]}
          />
          <PlanList {...plans.data} subscription={subscription} isYearly={isYearly} />
          {plans.data.billing === 'sandbox' && <p className="text-sm text-ink-soft">{t('test')}</p>}
        </div>
      )}
    </div>
  )
}

/** Sends a user who chose a plan before signing up to its checkout, once. */
function useChosenPlan() {
  const navigate = useNavigate()
  const { plan, billing, success } = BillingSearch.parse(useSearch({ strict: false }))
  const { continueToCheckout } = useProvider()
  const wish = success ? undefined : plan
  const go = useEffectEvent((tier: NonNullable<typeof plan>) => {
    void navigate({ to: '.', search: {}, replace: true })
    continueToCheckout(tier, billing === 'yearly')
  })
  useEffect(() => {
    if (wish && wish !== 'free') go(wish)
  }, [wish])
}
