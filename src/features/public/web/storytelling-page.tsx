import { stories } from '../stories.ts'
import { ButtonLink, Facts, Finale, Section, Steps, WideHead } from './parts.tsx'
import type { Page } from './public-page.ts'
import { Screen } from './screen.tsx'
import { StoryCard } from './story-card.tsx'

export function StorytellingPage(page: Page) {
  const { text, to } = page
  const { storytelling } = text.offer
  return (
    <>
      <WideHead title={storytelling.heading} lead={storytelling.lead} below={<Screen of="answers" page={page} first />}>
        <ButtonLink href="/login">{storytelling.start}</ButtonLink>
        <ButtonLink quiet href={to('/features')}>
          {storytelling.learn}
          <span className="sr-only">&nbsp;{storytelling.learnWhat}</span>
        </ButtonLink>
      </WideHead>
      <Section title={storytelling.featuresTitle}>
        <Facts items={storytelling.features} wide={4} />
      </Section>
      <Section title={storytelling.stepsTitle} on="card">
        <Steps steps={storytelling.steps} />
      </Section>
      <Section title={storytelling.examplesTitle}>
        <ul className="grid gap-10 md:grid-cols-3">
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} page={page} />
          ))}
        </ul>
        <aside className="mt-14 rounded-card bg-plum-wash p-7 sm:p-9">
          <h2 className="font-serif text-xl font-semibold">{storytelling.stateTitle}</h2>
          <p className="mt-3 max-w-2xl">{storytelling.state}</p>
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
