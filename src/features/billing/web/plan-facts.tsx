import { useFormat, useText } from '#web/text.tsx'
import type { Subscription } from '../billing.contract.ts'

/** If the check itself fails, the user counts as not subscribed (S0 section 8). */
export const unknownSubscription: Subscription = {
  billing: 'sandbox',
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  tier_in_force: 'free',
  status: null,
  amount: null,
  currency: null,
  is_yearly: false,
  trial_end: null,
  cancel_at_period_end: false,
  grace_end: null,
  credit: null,
  card: null,
}

/** The current plan, its price and its next date. */
export function PlanFacts({ subscription }: { subscription: Subscription }) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { money } = useFormat()
  const { tier_in_force, amount, currency, is_yearly } = subscription
  return (
    <div>
      <p className="font-serif text-2xl font-semibold">{tier_in_force ? names(tier_in_force) : t('none')}</p>
      {amount !== null && currency && (
        <p className="mt-1 text-lg">
          {t(is_yearly ? 'price.year' : 'price.month', { amount: money(amount, currency) })}
        </p>
      )}
      <PlanStatus subscription={subscription} />
    </div>
  )
}

/** The current plan's next date, and what reduces its next payments. */
export function PlanStatus({ subscription }: { subscription: Subscription }) {
  const t = useText('billing')
  const { money } = useFormat()
  const { credit } = subscription
  return (
    <>
      <PlanDate subscription={subscription} />
      {credit && <p className="mt-2">{t('credit', { amount: money(credit.amount, credit.currency) })}</p>}
    </>
  )
}

function PlanDate({ subscription }: { subscription: Subscription }) {
  const t = useText('billing.status')
  const { longDate } = useFormat()
  const { subscribed, subscription_end, cancel_at_period_end, grace_end, trial_end, tier_in_force } = subscription
  if (grace_end) return <p className="mt-2 font-medium text-danger">{t('late', { date: longDate(grace_end) })}</p>
  const text =
    subscribed && subscription_end
      ? t(cancel_at_period_end ? 'ends' : 'renews', { date: longDate(subscription_end) })
      : trial_end
        ? t('trial', { date: longDate(trial_end) })
        : t(tier_in_force ? 'free' : 'over')
  return <p className="mt-2 text-ink-soft">{text}</p>
}
