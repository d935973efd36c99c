import type { ScreenName } from '../screens.ts'
import { ButtonLink, Facts, Finale, PageHead, Section } from './parts.tsx'
import type { Page } from './public-page.ts'
import { Screen } from './screen.tsx'

const screens = {
  photos: 'gallery',
  photo: 'photo',
  years: 'years',
  sounds: 'sounds',
  milestones: 'milestones',
  voices: 'answers',
  films: 'film',
  letters: 'letter',
  growing: 'growing',
  gazette: 'gazette',
  book: 'book',
  safeToDelete: 'safe',
  trusted: 'trusted',
} as const satisfies Record<string, ScreenName>
const names = Object.keys(screens) as (keyof typeof screens)[]

/** Each feature beside a screenshot of it. */
export function FeaturesPage(page: Page) {
  const { text, to } = page
  const { features } = text.offer
  return (
    <>
      <PageHead title={features.heading} lead={features.lead} picture={<Screen of="cover" page={page} first />} wide>
        <ButtonLink href="/signup">{text.landing.start}</ButtonLink>
        {page.site.catalogue && (
          <ButtonLink quiet href={to('/pricing')}>
            {text.nav.pricing}
          </ButtonLink>
        )}
      </PageHead>
      <Section>
        <div className="space-y-20 sm:space-y-28">
          {names.map((name, index) => (
            <article
              key={name}
              className={`grid items-center gap-8 lg:gap-14 ${index % 2 ? 'lg:grid-cols-[2fr_3fr]' : 'lg:grid-cols-[3fr_2fr]'}`}
            >
              <div className={index % 2 ? 'lg:order-2' : ''}>
                <Screen of={screens[name]} page={page} />
              </div>
              <div className="max-w-xl">
                <h2 className="font-serif text-2xl font-semibold">{features.large[name].title}</h2>
                <p className="mt-4 text-lg text-ink-soft">{features.large[name].text}</p>
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Section title={features.more} on="card">
        <Facts items={features.small} />
      </Section>
      <Finale title={text.landing.final.title} text={text.landing.final.text}>
        <ButtonLink href="/signup">{text.landing.start}</ButtonLink>
      </Finale>
    </>
  )
}
