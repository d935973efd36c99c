import { siteContent } from '../site-content.ts'
import { ButtonLink, Facts, Finale, Section, Steps } from './parts.tsx'
import { PlanCards, PlanPeriod } from './plan-cards.tsx'
import type { Page } from './public-page.ts'
import { Screen } from './screen.tsx'
import { PauseButton, Tour } from './tour.tsx'

/** The landing page. It's complete without JavaScript; only the headline and the tour move. */
export function LandingPage(page: Page) {
  const { landing, offer } = page.text
  const { catalogue } = page.site
  return (
    <>
      <Hero page={page} />
      <Figures page={page} />
      <Section id="features" title={landing.features.title} lead={landing.features.lead}>
        <Facts items={landing.features.items} />
      </Section>
      <Tour page={page} />
      <Section id="how" title={landing.how.title}>
        <Steps steps={landing.how.steps} />
      </Section>
      <Section id="stories" title={landing.stories.title} on="card">
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
          {(['baby', 'far', 'shoebox'] as const).map((name) => (
            <li key={name}>
              <img
                src={`/paintings/${paintings[name]}.webp`}
                alt=""
                width={1400}
                height={1400}
                loading="lazy"
                decoding="async"
                className="aspect-[4/3] h-auto w-full rounded-card object-cover object-[50%_70%]"
              />
              <h3 className="mt-6 font-serif text-xl font-semibold">{landing.stories.items[name].title}</h3>
              <p className="mt-2 text-ink-soft">{landing.stories.items[name].text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Testimonials page={page} />
      {catalogue && (
        <Section id="pricing" title={offer.pricing.heading} lead={offer.pricing.lead}>
          <div className="plans -mt-2">
            <div className="mb-10">
              <PlanPeriod page={page} />
            </div>
            <PlanCards page={page} catalogue={catalogue} />
          </div>
          <p className="mt-10 text-center">
            <a
              className="inline-flex min-h-11 items-center font-semibold text-ember underline"
              href={page.to('/pricing')}
            >
              {offer.pricing.all}
            </a>
          </p>
        </Section>
      )}
      <Finale title={landing.final.title} text={landing.final.text}>
        <ButtonLink href="/signup">{landing.start}</ButtonLink>
      </Finale>
    </>
  )
}

/** Files in public/paintings. */
const paintings = { baby: 'open-album', far: 'phone', shoebox: 'keepsake-box' }

/** A milestone in a family's book, under a headline that rotates without layout shifts. */
function Hero({ page }: { page: Page }) {
  const { landing } = page.text
  return (
    <section className="linen overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-5 px-5 pt-10 sm:px-8 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:items-end">
        <div>
          <p className="text-sm font-semibold tracking-wide text-ember">{landing.eyebrow}</p>
          <h1
            className="headlines mt-4 font-serif text-3xl font-semibold tracking-tight text-balance sm:text-5xl"
            data-headlines=""
          >
            {landing.headlines.map((headline, index) => (
              <span key={headline} {...(index === 0 ? { 'data-shown': '' } : { 'aria-hidden': true })}>
                {headline}
              </span>
            ))}
          </h1>
        </div>
        <div>
          <p className="text-lg text-ink-soft">{landing.lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <ButtonLink href="/signup">{landing.start}</ButtonLink>
            <span className="contents max-sm:hidden">
              <ButtonLink quiet href="#how">
                {landing.look}
              </ButtonLink>
            </span>
          </div>
          <p className="mt-4 text-sm text-ink-soft">{landing.reassurance}</p>
          {/* Takes no room, since it appears after the first paint. */}
          <div className="-mb-8 h-11 lg:-mb-11">
            <PauseButton of="headlines" pause={landing.pause} play={landing.play} named />
          </div>
        </div>
      </div>
      <div className="mx-auto mt-10 max-w-6xl px-5 pb-12 sm:px-8 sm:pb-20 lg:mt-14">
        <Screen of="book" page={page} first />
      </div>
    </section>
  )
}

/** Real quotes that the operator has permission to show. */
function Testimonials({ page }: { page: Page }) {
  if (siteContent.testimonials.length === 0) return null
  return (
    <Section id="testimonials" title={page.text.landing.testimonials}>
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        {siteContent.testimonials.map(({ quote, by }) => (
          <li key={by}>
            <figure>
              <blockquote className="border-l-2 border-ember pl-5 font-serif text-xl">
                <p>{quote[page.locale]}</p>
              </blockquote>
              <figcaption className="mt-3 pl-5 text-ink-soft">{by}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Only claims that the operator has filled in. */
function Figures({ page }: { page: Page }) {
  if (siteContent.figures.length === 0) return null
  return (
    <dl className="mx-auto flex max-w-6xl flex-wrap justify-center gap-x-16 gap-y-6 px-5 pt-16 text-center sm:px-8">
      {siteContent.figures.map(({ value, label }) => (
        <div key={value} className="flex flex-col-reverse">
          <dt className="text-ink-soft">{label[page.locale]}</dt>
          <dd className="font-serif text-3xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
