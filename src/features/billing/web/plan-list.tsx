import { Check, ChevronDown, Minus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { ListedPlan, Subscription } from '../billing.contract.ts'
import { priceOf } from '../entitlements.ts'
import { planLines } from '../plan-lines.ts'
import { PlanStatus } from './plan-facts.tsx'
import { useProvider } from './use-provider.ts'

type PlanListProps = { plans: readonly ListedPlan[]; currency: string; subscription: Subscription; isYearly: boolean }

/**
 * The plans from smallest to largest, each with its action. Phones show first what someone pays for, and fold what's of less use: the
 * free plan, and for subscribers all others.
 */
export function PlanList({ plans, currency, subscription, isYearly }: PlanListProps) {
  const rankOf = (tier: string | null) => plans.findIndex((plan) => plan.tier === tier)
  const present = rankOf(subscription.subscription_tier ?? subscription.tier_in_force)
  const isNarrow = useIsNarrow()
  const ranked = plans.map((plan, rank) => ({ plan, step: Math.sign(rank - present) }))
  const isFolded = ({ plan, step }: (typeof ranked)[number]) =>
    isNarrow && (plan.monthly === 0 || (subscription.subscribed && step !== 0))
  const shown = isNarrow ? [...ranked.filter((one) => !isFolded(one)), ...ranked.filter(isFolded)] : ranked
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', plans.length > 3 ? 'xl:grid-cols-4' : 'xl:grid-cols-3')}>
      {shown.map((one) => (
        <PlanCard key={one.plan.tier} {...one} {...{ currency, subscription, isYearly }} folds={isFolded(one)} />
      ))}
    </ul>
  )
}

type PlanCardProps = Omit<PlanListProps, 'plans'> & {
  plan: ListedPlan
  /** Positive for an upgrade, negative for a downgrade. */ step: number
  /** Whether it shows only its name and price until it's tapped. */ folds: boolean
}

function PlanCard({ plan, currency, subscription, isYearly, step, folds }: PlanCardProps) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { money } = useFormat()
  const lines = useText('plans.lines')
  const price = priceOf(plan, isYearly)
  const isCurrent = step === 0
  const [isOpen, setIsOpen] = useState(false)
  const name = names(plan.tier)
  const cost =
    price === 0
      ? t('price.free', { amount: money(0, currency) })
      : t(isYearly ? 'price.year' : 'price.month', { amount: money(price, currency) })
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-card px-5 sm:p-6',
        isCurrent ? 'border-ember ring-1 ring-ember' : 'border-line',
        folds ? 'py-0' : 'py-5',
      )}
    >
      {folds ? (
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-18 w-full items-center gap-3 text-left"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-3">
              <span className="flex flex-auto flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-serif text-xl font-semibold">{name}</span>
                {isCurrent && <Chip>{t('subscription.current')}</Chip>}
              </span>
              <span className="text-ink-soft">{cost}</span>
            </span>
            <ChevronDown
              aria-hidden
              size={20}
              strokeWidth={1.75}
              className={classNames('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-serif text-xl font-semibold">{name}</h2>
            {isCurrent ? (
              <Chip>{t('subscription.current')}</Chip>
            ) : (
              plan.is_most_popular && !subscription.subscribed && <Chip isStrong>{t('subscription.popular')}</Chip>
            )}
          </div>
          <p className="mt-3 font-serif text-2xl font-semibold">{cost}</p>
          {isCurrent && price > 0 && <PlanStatus subscription={subscription} />}
        </>
      )}
      {(!folds || isOpen) && (
        <>
          <ul className={classNames('flex flex-col gap-2', folds ? 'mb-5' : 'mt-4 mb-6')}>
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
          <div className={classNames('mt-auto flex flex-col gap-2', folds && plan.monthly > 0 && 'pb-5')}>
            <PlanButton {...{ plan, subscription, isYearly, step }} />
          </div>
        </>
      )}
    </li>
  )
}

function Chip({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'rounded-full px-2.5 py-0.5 text-sm',
        isStrong ? 'bg-ember font-semibold text-on-ember' : 'bg-ember-wash text-ember',
      )}
    >
      {children}
    </span>
  )
}

/** What someone can do about a plan. Nothing about the free one: people cancel in the portal. */
function PlanButton({
  plan,
  subscription,
  isYearly,
  step,
}: Pick<PlanCardProps, 'plan' | 'subscription' | 'isYearly' | 'step'>) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { openCheckout, openPortal, opening } = useProvider()
  const { tier, monthly } = plan
  const paysThis = subscription.subscription_tier === tier
  if (monthly === 0) return null
  const isOther = !paysThis || subscription.is_yearly !== isYearly
  const label = paysThis
    ? t(isYearly ? 'subscription.switchYearly' : 'subscription.switchMonthly')
    : step >= 0
      ? t('subscription.upgrade', { plan: names(tier) })
      : t('subscription.downgrade')
  return (
    <>
      {isOther && (
        <Button
          wide
          kind={step >= 0 && plan.is_most_popular ? 'primary' : 'quiet'}
          busy={opening !== null && opening !== 'portal'}
          onClick={() => openCheckout(tier, isYearly)}
        >
          {label}
        </Button>
      )}
      {paysThis && subscription.subscribed && (
        <Button wide kind="quiet" busy={opening === 'portal'} onClick={openPortal}>
          {t('billing.change')}
        </Button>
      )}
    </>
  )
}
