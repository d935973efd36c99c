import { everything } from '#features/billing/catalogue.ts'
import { planLines } from '#features/billing/plan-lines.ts'
import { Finale, ButtonLink, PageHead, Section, Ticked } from './parts.tsx'
import { PlanCards, PlanPeriod } from './plan-cards.tsx'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

/** Shown if nothing is limited. Doesn't mention printed books, which are paid for separately or unavailable. */
const included = planLines(everything).filter(({ line }) => line !== 'books_per_season' && line !== 'hardcover')

export function PricingPage(page: Page) {
  const { text, site } = page
  const { pricing } = text.offer
  const head = site.catalogue ? pricing : pricing.nothingLimited
  const days = site.catalogue?.trial_days ?? 0
  const faq = [...(days ? [pricing.faqTrial] : []), ...Object.values(pricing.faq)]
  return (
    <div className="plans">
      <PageHead
        title={head.heading}
        lead={head.lead}
        picture={<Print of="window" />}
        hasPictureOnPhones={!site.catalogue}
      >
        {site.catalogue ? <PlanPeriod page={page} /> : <ButtonLink href="/signup">{text.landing.start}</ButtonLink>}
      </PageHead>
      {!site.catalogue && (
        <Section title={pricing.nothingLimited.included} on="card" beside>
          <Ticked
            lines={[
              ...included.map(({ line, count }) => page.say(text.plans.lines[line], { count })),
              pricing.nothingLimited.books,
            ]}
          />
        </Section>
      )}
      {site.catalogue && (
        <>
          <Section>
            <h2 className="sr-only">{pricing.all}</h2>
            <div className="max-sm:-mt-6">
              <PlanCards page={page} catalogue={site.catalogue} />
            </div>
          </Section>
          <Section title={pricing.faqTitle} on="card" beside>
            <div className="divide-y divide-line border-y border-line">
              {faq.map(({ question, answer }) => (
                <details key={question} className="group">
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <svg
                      viewBox="0 0 20 20"
                      aria-hidden="true"
                      className="size-5 shrink-0 text-ember group-open:rotate-180"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.75"
                      strokeLinecap="round"
                    >
                      <path d="m5 8 5 5 5-5" />
                    </svg>
                  </summary>
                  <p className="max-w-prose pb-5 text-ink-soft">{page.say(answer, { days })}</p>
                </details>
              ))}
            </div>
          </Section>
        </>
      )}
      <Finale title={text.landing.final.title} text={text.landing.final.text}>
        <ButtonLink href="/signup">{text.landing.start}</ButtonLink>
      </Finale>
    </div>
  )
}
