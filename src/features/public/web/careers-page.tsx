import { siteContent, type Position } from '../site-content.ts'
import { ButtonLink, Facts, PageHead, Section, Ticked } from './parts.tsx'
import { DOT } from '#shared/dot.ts'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function CareersPage(page: Page) {
  const { careers } = page.text.house
  return (
    <>
      <PageHead title={careers.heading} lead={careers.lead} picture={<Print of="balloons" />}>
        <ButtonLink href={withSubject(page, careers.resumeSubject)}>{careers.resume}</ButtonLink>
        <ButtonLink quiet href={page.to('/about')}>
          {careers.culture}
        </ButtonLink>
      </PageHead>
      <Section title={careers.valuesTitle}>
        <Facts items={careers.values} />
      </Section>
      <Section title={careers.positionsTitle} on="card" beside>
        {siteContent.positions.length > 0 ? (
          <ul className="grid gap-5">
            {siteContent.positions.map((position) => (
              <OpenPosition key={position.id} page={page} position={position} />
            ))}
          </ul>
        ) : (
          <p className="max-w-2xl text-lg text-ink-soft">{careers.none}</p>
        )}
      </Section>
      <Section title={careers.benefitsTitle} beside>
        <Ticked lines={Object.values(careers.benefits)} />
      </Section>
    </>
  )
}

function OpenPosition({ page, position }: { page: Page; position: Position }) {
  const { careers } = page.text.house
  const { title, description, ...facts } = position
  const inViewersLanguage = [facts.department, facts.location, facts.type].map((fact) => fact[page.locale])
  return (
    <li className="flex flex-col items-start rounded-card border border-line p-6">
      <h3 className="font-serif text-xl font-semibold">{title[page.locale]}</h3>
      <p className="mt-1 text-sm text-ink-soft">{inViewersLanguage.join(DOT)}</p>
      <p className="mt-3 mb-5 grow">{description[page.locale]}</p>
      <ButtonLink href={withSubject(page, page.say(careers.applyFor, { title: title[page.locale] }))}>
        {careers.apply}
      </ButtonLink>
    </li>
  )
}

/** The contact form with its subject filled in. */
function withSubject({ to }: Page, subject: string): string {
  return `${to('/contact')}?${new URLSearchParams({ subject })}`
}
