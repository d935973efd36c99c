import { ButtonLink, Facts, Finale, PageHead, Section, Steps } from './parts.tsx'
import { Print, type PrintName } from './prints.tsx'
import type { Page } from './public-page.ts'

/** How long each example would run; S1 section 2. */
const examples = [
  { id: 'milestone', duration: '2:30', picture: 'hills' },
  { id: 'vacation', duration: '5:45', picture: 'boat' },
  { id: 'celebration', duration: '3:15', picture: 'cake' },
] as const satisfies { id: string; duration: string; picture: PrintName }[]

export function StorytellingPage({ text, to }: Page) {
  const { storytelling } = text.offer
  return (
    <>
      <PageHead title={storytelling.heading} lead={storytelling.lead} picture={<Print of="voice" />}>
        <ButtonLink href="/login">{storytelling.try}</ButtonLink>
        <ButtonLink quiet href={to('/features')}>
          {storytelling.learn}
        </ButtonLink>
      </PageHead>
      <Section title={storytelling.featuresTitle}>
        <Facts items={storytelling.features} wide={4} />
      </Section>
      <Section title={storytelling.stepsTitle} on="card">
        <Steps steps={storytelling.steps} />
      </Section>
      <Section title={storytelling.examplesTitle}>
        <ul className="grid gap-10 md:grid-cols-3">
          {examples.map(({ id, duration, picture }) => (
            <li key={id}>
              <div className="grid h-64 place-items-center [&_svg]:max-h-64">
                <Print of={picture} />
              </div>
              <p className="mt-4 text-sm text-ink-soft">
                {storytelling.examples[id].category} · {duration}
              </p>
              <h3 className="mt-1 font-serif text-lg font-semibold">{storytelling.examples[id].title}</h3>
              <p className="mt-2 text-ink-soft">{storytelling.examples[id].text}</p>
            </li>
          ))}
        </ul>
        <aside className="mt-14 rounded-card bg-plum-wash p-7 sm:p-9">
          <h2 className="font-serif text-xl font-semibold">{storytelling.stateTitle}</h2>
          <p className="mt-3 max-w-3xl">{storytelling.state}</p>
        </aside>
      </Section>
      <Finale title={storytelling.finalTitle}>
        <ButtonLink href="/login">{storytelling.start}</ButtonLink>
        <ButtonLink quiet href={to('/contact')}>
          {storytelling.sales}
        </ButtonLink>
      </Finale>
    </>
  )
}
