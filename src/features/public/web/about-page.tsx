import { ButtonLink, Facts, Finale, PageHead, Paragraphs, Section } from './parts.tsx'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function AboutPage({ text, to }: Page) {
  const { about } = text.house
  return (
    <>
      <PageHead title={about.heading} lead={about.lead} picture={<Print of="album" />} />
      <Section narrow>
        <div className="opening">
          <Paragraphs texts={about.story} />
        </div>
      </Section>
      <Section title={about.valuesTitle} on="card">
        <Facts items={about.values} />
      </Section>
      <Finale title={text.landing.final.title}>
        <ButtonLink href="/signup">{about.join}</ButtonLink>
        <ButtonLink quiet href={to('/contact')}>
          {text.footer.names.contact}
        </ButtonLink>
      </Finale>
    </>
  )
}
