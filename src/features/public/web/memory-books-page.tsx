import { bookFormats, bookTemplates } from '../../books/book-offer.ts'
import { ButtonLink, Facts, PageHead, Section, Steps, Tick } from './parts.tsx'
import { Print, type PrintName } from './prints.tsx'
import { priceIn } from './price.ts'
import type { Page } from './public-page.ts'

const covers = {
  first_year: 'cake',
  vacation: 'boat',
  school_year: 'hills',
  anniversary: 'table',
} as const satisfies Record<string, PrintName>

export function MemoryBooksPage(page: Page) {
  const { memoryBooks } = page.text.offer
  return (
    <>
      <PageHead title={memoryBooks.heading} lead={memoryBooks.lead} picture={<Print of="book" />}>
        <ButtonLink href="/login">{memoryBooks.start}</ButtonLink>
      </PageHead>
      <Section title={memoryBooks.featuresTitle}>
        <Facts items={memoryBooks.features} wide={4} />
      </Section>
      <Section title={memoryBooks.templatesTitle} on="card">
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {bookTemplates.map(({ id, pages, popular }) => (
            <li key={id} className="relative flex flex-col">
              <div className="book-cover grid aspect-square place-items-center overflow-clip rounded-card p-6 [&_svg]:max-h-44">
                <Print of={covers[id]} />
              </div>
              {popular && <Badge>{memoryBooks.popular}</Badge>}
              <h3 className="mt-4 font-serif text-lg font-semibold">{memoryBooks.templates[id].name}</h3>
              <p className="text-sm text-ink-soft">
                {memoryBooks.templates[id].category} · {page.say(memoryBooks.pages, { count: pages })}
              </p>
              <p className="mt-2 mb-5 grow text-ink-soft">{memoryBooks.templates[id].text}</p>
              <ButtonLink quiet href={`/my-books?template=${id}`}>
                {memoryBooks.use}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={memoryBooks.stepsTitle}>
        <Steps steps={memoryBooks.steps} />
      </Section>
      {page.site.catalogue && (
        <Section title={memoryBooks.pricesTitle} on="card">
          <ul className="grid items-stretch gap-6 md:grid-cols-3">
            {bookFormats.map(({ id, price, popular }) => (
              <li
                key={id}
                className={`relative flex flex-col rounded-card bg-paper p-7 ${popular ? 'ring-2 ring-ember' : 'ring-1 ring-line'}`}
              >
                {popular && <Badge>{memoryBooks.popularPrice}</Badge>}
                <h3 className="font-semibold">{memoryBooks.formats[id].name}</h3>
                <p className="mt-2 font-serif text-3xl font-semibold">
                  {price ? priceIn(page.locale, price, 'usd') : memoryBooks.free}
                </p>
                <ul className="mt-5 mb-7 grow space-y-2.5">
                  {Object.values(memoryBooks.formats[id].lines).map((line) => (
                    <li key={line} className="flex gap-3">
                      <Tick />
                      <span className="min-w-0 wrap-anywhere hyphens-auto">{line}</span>
                    </li>
                  ))}
                </ul>
                <ButtonLink quiet={!popular} href="/my-books">
                  {memoryBooks.order}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Badge({ children }: { children: string }) {
  return (
    <span className="absolute -top-3 left-6 rounded-full bg-ember px-3 py-1 text-xs font-semibold text-on-ember">
      {children}
    </span>
  )
}
