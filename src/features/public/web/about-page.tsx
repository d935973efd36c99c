import { ButtonLink, Facts, Finale, PageHead, Paragraphs, Section } from './parts.tsx'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function AboutPage({ text, to }: Page) {
  const { about } = text.house
  return (
    <>
      <PageHead title={about.heading} lead={about.lead} picture={<Print of="album" />} />
      <div className="opening mx-auto max-w-[44rem] px-5 py-16 sm:px-8 sm:py-24">
        <Paragraphs texts={about.story} />
      </div>
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
