import { ButtonLink, Facts, Finale, PageHead, Section } from './parts.tsx'
import { Print, type PrintName } from './prints.tsx'
import type { Page } from './public-page.ts'

const pictures = { photos: 'hills', milestones: 'cake', voices: 'voice' } as const satisfies Record<string, PrintName>

export function FeaturesPage({ text, to }: Page) {
  const { features } = text.offer
  return (
    <>
      <PageHead title={features.heading} lead={features.lead} picture={<Print of="boat" />}>
        <ButtonLink href="/signup">{text.landing.start}</ButtonLink>
        <ButtonLink quiet href={to('/pricing')}>
          {text.nav.pricing}
        </ButtonLink>
      </PageHead>
      <Section>
        <div className="space-y-16 sm:space-y-24">
          {(['photos', 'milestones', 'voices'] as const).map((name, index) => (
            <article key={name} className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
              <div className={`mx-auto w-full max-w-sm ${index % 2 ? 'md:order-2' : ''}`}>
                <Print of={pictures[name]} />
              </div>
              <div>
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
