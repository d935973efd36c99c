import type { ScreenName, WideScreen } from '../screens.ts'
import { ButtonLink, Facts, Finale, Section, WideHead } from './parts.tsx'
import type { Page } from './public-page.ts'
import { PhoneScreen, Screen } from './screen.tsx'

type Feature = keyof Page['text']['offer']['features']['large']

const onPhones = {
  ...({ photo: 'photo', sounds: 'sounds', years: 'years' } as const),
  ...({ milestones: 'milestones', voices: 'answers', growing: 'growing' } as const),
  ...({ films: 'film', letters: 'letter', gazette: 'gazette' } as const),
} satisfies Partial<Record<Feature, ScreenName>>

/** Each feature with a screenshot of it. */
export function FeaturesPage(page: Page) {
  const { text, to } = page
  const { features } = text.offer
  return (
    <>
      <WideHead title={features.heading} lead={features.lead} below={<Screen of="cover" page={page} first />}>
        <ButtonLink href="/signup">{text.landing.start}</ButtonLink>
        {page.site.catalogue && (
          <ButtonLink quiet href={to('/pricing')}>
            {text.nav.pricing}
          </ButtonLink>
        )}
      </WideHead>
      <Wide feature="photos" of="gallery" page={page} />
      <Section on="card">
        <Phones features={['photo', 'sounds', 'years']} page={page} />
      </Section>
      <Section>
        <Phones features={['milestones', 'voices', 'growing']} page={page} />
      </Section>
      <Wide feature="book" of="book" on="card" page={page} />
      <Section>
        <Phones features={['films', 'letters', 'gazette']} page={page} />
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

type WideProps = { feature: Feature; of: WideScreen; on?: 'card'; page: Page }

function Wide({ feature, of, on, page }: WideProps) {
  const { title, text } = page.text.offer.features.large[feature]
  return (
    <Section title={title} lead={text} {...(on && { on })}>
      <Screen of={of} page={page} />
    </Section>
  )
}

function Phones({ features, page }: { features: (keyof typeof onPhones)[]; page: Page }) {
  return (
    <div className="grid gap-x-12 gap-y-16 md:grid-cols-3">
      {features.map((feature) => (
        <article key={feature}>
          <PhoneScreen of={onPhones[feature]} page={page} />
          <h2 className="mt-8 font-serif text-xl font-semibold">{page.text.offer.features.large[feature].title}</h2>
          <p className="mt-3 text-ink-soft">{page.text.offer.features.large[feature].text}</p>
        </article>
      ))}
    </div>
  )
}
