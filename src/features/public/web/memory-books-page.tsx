import { bookFormats, bookTemplates, type BookTemplateId } from '../../books/book-offer.ts'
import { COVER_PX, coverFile, SPREAD_PAGE_PX, spreadFile, type SampleSpread } from '../sample-book.ts'
import { ButtonLink, Facts, Section, Steps, Tick, WideHead } from './parts.tsx'
import { priceIn } from './price.ts'
import type { Page } from './public-page.ts'
import { Screen } from './screen.tsx'

/** The spread on top is `trip`. */
const inside = ['map', 'voice', 'shapes', 'panorama'] as const

export function MemoryBooksPage(page: Page) {
  const { memoryBooks } = page.text.offer
  return (
    <>
      <WideHead title={memoryBooks.heading} lead={memoryBooks.lead} below={<Spread of="trip" page={page} first />}>
        <ButtonLink href="/login">{memoryBooks.start}</ButtonLink>
      </WideHead>
      <Section title={memoryBooks.insideTitle} lead={memoryBooks.insideLead}>
        <ul className="grid gap-x-12 gap-y-14 md:grid-cols-2 lg:gap-y-20">
          {inside.map((name) => (
            <li key={name}>
              <Spread of={name} page={page} />
              <h3 className="mt-6 font-serif text-lg font-semibold">{memoryBooks.spreads[name].title}</h3>
              <p className="mt-1 max-w-md text-ink-soft">{memoryBooks.spreads[name].text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={memoryBooks.templatesTitle} on="card">
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {bookTemplates.map(({ id, pages, popular }) => (
            <li key={id} className="relative flex flex-col">
              <Cover of={id} />
              {popular && <Badge>{memoryBooks.popular}</Badge>}
              <h3 className="mt-6 font-serif text-lg font-semibold">{memoryBooks.templates[id].name}</h3>
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
        <div className="mt-14 sm:mt-20">
          <Screen of="book" page={page} />
        </div>
      </Section>
      <Section title={memoryBooks.featuresTitle} on="card">
        <Facts items={memoryBooks.features} wide={4} />
      </Section>
      {page.site.catalogue && (
        <Section title={memoryBooks.pricesTitle}>
          <ul className="grid items-stretch gap-6 md:grid-cols-3">
            {bookFormats.map(({ id, price, popular }) => (
              <li
                key={id}
                className={`relative flex flex-col rounded-card bg-card p-7 ${popular ? 'ring-2 ring-ember' : 'ring-1 ring-line'}`}
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

/** Two pages of a printed book, lying open. */
function Spread({ of, page, first = false }: { of: SampleSpread; page: Page; first?: boolean }) {
  const { small, large } = SPREAD_PAGE_PX
  return (
    <div className={`open-book ${first ? 'open-book-large' : ''}`}>
      <img
        src={`/books/${spreadFile(of, 'large')}`}
        srcSet={`/books/${spreadFile(of, 'small')} ${2 * small}w, /books/${spreadFile(of, 'large')} ${2 * large}w`}
        sizes={first ? '(min-width: 1200px) 1088px, 92vw' : '(min-width: 1200px) 520px, (min-width: 640px) 46vw, 92vw'}
        width={2 * large}
        height={large}
        alt={page.text.offer.memoryBooks.spreads[of].alt}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </div>
  )
}

/** The cover that a template starts with. */
function Cover({ of }: { of: BookTemplateId }) {
  return (
    <div className="closed-book">
      <img src={`/books/${coverFile(of)}`} width={COVER_PX} height={COVER_PX} alt="" loading="lazy" decoding="async" />
    </div>
  )
}
