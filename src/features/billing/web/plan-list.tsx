import { Check, Minus } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ListedPlan, Subscription } from '../billing.contract.ts'
import { priceOf } from '../entitlements.ts'
import { planLines } from '../plan-lines.ts'
import { useProvider } from './use-provider.ts'

type PlanListProps = { plans: readonly ListedPlan[]; currency: string; subscription: Subscription; isYearly: boolean }

/** The plans from smallest to largest, each with its action. */
export function PlanList({ plans, currency, subscription, isYearly }: PlanListProps) {
  const rankOf = (tier: string | null) => plans.findIndex((plan) => plan.tier === tier)
  const present = rankOf(subscription.subscription_tier ?? subscription.tier_in_force)
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', plans.length > 3 ? 'xl:grid-cols-4' : 'xl:grid-cols-3')}>
      {plans.map((plan, rank) => (
        <PlanCard key={plan.tier} {...{ plan, currency, subscription, isYearly }} step={Math.sign(rank - present)} />
      ))}
    </ul>
  )
}

type PlanCardProps = Omit<PlanListProps, 'plans'> & {
  plan: ListedPlan
  /** Positive for an upgrade, negative for a downgrade. */ step: number
}

function PlanCard({ plan, currency, subscription, isYearly, step }: PlanCardProps) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { money } = useFormat()
  const lines = useText('plans.lines')
  const price = priceOf(plan, isYearly)
  const isCurrent = step === 0
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-card p-5 sm:p-6',
        isCurrent ? 'border-ember ring-1 ring-ember' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-serif text-xl font-semibold">{names(plan.tier)}</h2>
        {isCurrent ? (
          <span className="rounded-full bg-ember-wash px-2.5 py-0.5 text-sm text-ember">
            {t('subscription.current')}
          </span>
        ) : (
          plan.is_most_popular && (
            <span className="rounded-full bg-sage-wash px-2.5 py-0.5 text-sm text-sage">
              {t('subscription.popular')}
            </span>
          )
        )}
      </div>
      <p className="mt-3 font-serif text-2xl font-semibold">
        {price === 0
          ? t('price.free', { amount: money(0, currency) })
          : t(isYearly ? 'price.year' : 'price.month', { amount: money(price, currency) })}
      </p>
      <ul className="mt-4 mb-6 flex flex-col gap-2">
        {planLines(plan.entitlements).map(({ line, count }) => (
          <li key={line} className={classNames('flex items-start gap-2', count === 0 && 'text-ink-soft')}>
            {count === 0 ? (
              <Minus aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0" />
            ) : (
              <Check aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0 text-sage" />
            )}
            <span className="min-w-0 wrap-anywhere hyphens-auto">{lines(line, { count })}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PlanButton {...{ plan, subscription, isYearly, step }} />
      </div>
    </li>
  )
}

function PlanButton({ plan, subscription, isYearly, step }: Omit<PlanCardProps, 'currency'>) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { openCheckout, opening } = useProvider()
  const { tier, monthly } = plan
  const paysThis = subscription.subscription_tier === tier
  const label =
    step === 0
      ? paysThis && subscription.is_yearly !== isYearly
        ? t(isYearly ? 'subscription.switchYearly' : 'subscription.switchMonthly')
        : paysThis || monthly === 0
          ? t('subscription.current')
          : t('subscription.upgrade', { plan: names(tier) })
      : step > 0
        ? t('subscription.upgrade', { plan: names(tier) })
        : t('subscription.downgrade')
  // The free card's button is always disabled (S0 section 4); people cancel plans in the portal.
  const isDisabled = monthly === 0 || (paysThis && subscription.is_yearly === isYearly)
  return (
    <Button
      wide
      kind={step < 0 || isDisabled || !plan.is_most_popular ? 'quiet' : 'primary'}
      disabled={isDisabled}
      busy={opening !== null}
      onClick={() => openCheckout(tier, isYearly)}
    >
      {label}
    </Button>
  )
}
