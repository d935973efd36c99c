import type { Catalogue, Plan } from '#features/billing/catalogue.ts'
import { planLines } from '#features/billing/plan-lines.ts'
import { ButtonLink, Dash, Tick } from './parts.tsx'
import { priceIn } from './price.ts'
import type { Page } from './public-page.ts'

/** Whether prices are monthly or yearly. A pair of radio buttons with CSS: no JavaScript. */
export function PlanPeriod({ page }: { page: Page }) {
  const { pricing } = page.text.offer
  return (
    <fieldset className="flex w-fit flex-wrap rounded-card bg-sunk p-1 ring-1 ring-line">
      <legend className="sr-only">{pricing.period}</legend>
      <Period value="monthly" checked>
        {pricing.monthly}
      </Period>
      <Period value="yearly">
        {pricing.yearly} <span className="text-sm text-sage">{pricing.saving}</span>
      </Period>
    </fieldset>
  )
}

/** The plans that checkout charges, at the prices of the chosen period. */
export function PlanCards({ page, catalogue }: { page: Page; catalogue: Catalogue }) {
  const { pricing } = page.text.offer
  const { plans, trial_days } = catalogue
  return (
    <>
      <ul
        className={`grid items-stretch gap-6 md:grid-cols-2 ${plans.length === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.tier} page={page} plan={plan} currency={catalogue.currency} />
        ))}
      </ul>
      {trial_days > 0 && (
        <p className="mt-8 text-center text-ink-soft">{page.say(pricing.trial, { days: trial_days })}</p>
      )}
    </>
  )
}

function Period({ value, checked = false, children }: { value: string; checked?: boolean; children: React.ReactNode }) {
  return (
    <label className="relative flex min-h-11 flex-wrap items-center gap-x-2 rounded-control px-5 font-semibold has-checked:bg-card has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-ember">
      <input type="radio" name="period" value={value} defaultChecked={checked} className="absolute inset-0 opacity-0" />
      {children}
    </label>
  )
}

function PlanCard({ page, plan, currency }: { page: Page; plan: Plan; currency: string }) {
  const { plans, offer } = page.text
  const { pricing } = offer
  const { tier, monthly, yearly, is_most_popular } = plan
  const name = plans.names[tier]
  return (
    <li
      className={`relative flex flex-col rounded-card bg-card p-7 ${is_most_popular ? 'shadow-soft ring-2 ring-ember' : 'ring-1 ring-line'}`}
    >
      {is_most_popular && (
        <span className="absolute -top-3 left-6 rounded-full bg-ember px-3 py-1 text-xs font-semibold text-on-ember">
          {pricing.popular}
        </span>
      )}
      <h3 className="font-serif text-xl font-semibold">{name}</h3>
      <p className="mt-1 text-sm text-ink-soft">{plans.for[tier]}</p>
      {monthly === 0 ? (
        <Price amount={priceIn(page.locale, 0, currency)} per={pricing.forever} />
      ) : (
        <>
          <Price when="monthly" amount={priceIn(page.locale, monthly, currency)} per={pricing.perMonth} />
          <Price when="yearly" amount={priceIn(page.locale, yearly, currency)} per={pricing.perYear} />
        </>
      )}
      <ul className="mt-6 mb-8 grow space-y-2.5">
        {linesOf(page, plan).map(({ text, isLacking }) => (
          <li key={text} className={`flex gap-3 ${isLacking ? 'text-ink-soft' : ''}`}>
            {isLacking ? <Dash /> : <Tick />}
            <span className="min-w-0 wrap-anywhere hyphens-auto">{text}</span>
          </li>
        ))}
      </ul>
      {monthly === 0 ? (
        <ButtonLink quiet href="/signup">
          {pricing.startFree}
        </ButtonLink>
      ) : (
        <>
          <span className="monthly grid">
            <ButtonLink quiet={!is_most_popular} href={`/signup?plan=${tier}`}>
              {page.say(pricing.choose, { plan: name })}
            </ButtonLink>
          </span>
          <span className="yearly grid">
            <ButtonLink quiet={!is_most_popular} href={`/signup?plan=${tier}&billing=yearly`}>
              {page.say(pricing.choose, { plan: name })}
            </ButtonLink>
          </span>
        </>
      )}
    </li>
  )
}

function Price({ amount, per, when = '' }: { amount: string; per: string; when?: string }) {
  return (
    <p className={`mt-5 ${when}`}>
      <span className="mr-1 font-serif text-4xl font-semibold">{amount}</span>{' '}
      <span className="text-sm text-ink-soft">{per}</span>
    </p>
  )
}

/** What the plan lacks comes last. */
function linesOf({ text, say }: Page, { tier, entitlements }: Plan) {
  const { lines, extras } = text.plans
  const listed = planLines(entitlements).map(({ line, count }) => ({
    text: say(lines[line], { count }),
    isLacking: count === 0,
  }))
  return [...listed, { text: extras[tier], isLacking: false }].toSorted(
    (a, b) => Number(a.isLacking) - Number(b.isLacking),
  )
}
