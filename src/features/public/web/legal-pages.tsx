import { siteContent } from '../site-content.ts'
import { PageHead } from './parts.tsx'
import type { Page } from './public-page.ts'

type Name = keyof typeof siteContent.legal_dates
type Sections = Record<string, { title: string } & Record<string, string>>

export const PrivacyPage = (page: Page) => <LegalPage page={page} name="privacy" />
export const TermsPage = (page: Page) => <LegalPage page={page} name="terms" />
export const CookiesPage = (page: Page) => <LegalPage page={page} name="cookies" />

/** A legal text with a table of contents beside it. Parts about payments are shown if there are plans. */
function LegalPage({ page, name }: { page: Page; name: Name }) {
  const of = page.text.legal[name]
  const shown = <T,>(parts: Record<string, T>) =>
    Object.entries(parts).filter(([id]) => id !== 'paying' || page.site.catalogue)
  const sections = shown<Sections[string]>(of.sections)
  const day = new Intl.DateTimeFormat(page.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <PageHead title={of.title} lead={of.lead} />
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-12 sm:px-8 sm:py-16 lg:grid-cols-[15rem_1fr] lg:gap-16">
        <nav aria-label={of.title} className="text-sm lg:sticky lg:top-24 lg:self-start">
          <ul>
            {sections.map(([id, { title }]) => (
              <li key={id}>
                <a
                  className="inline-flex min-h-10 items-center text-ink-soft hover:text-ink hover:underline"
                  href={`#${id}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-2xl">
          <p className="text-sm text-ink-soft">
            {page.say(page.text.legal.updated, { date: day.format(new Date(siteContent.legal_dates[name])) })}
            {siteContent.legal_entity && ` · ${siteContent.legal_entity}`}
          </p>
          {sections.map(([id, { title, ...paragraphs }]) => (
            <section key={id} id={id} className="mt-10 scroll-mt-20">
              <h2 className="font-serif text-xl font-semibold">{title}</h2>
              {shown(paragraphs).map(([part, paragraph]) => (
                <p key={part} className="mt-3 text-lg text-pretty">
                  {paragraph}
                </p>
              ))}
              {id === 'contact' && (
                <p className="mt-3">
                  <a className="font-semibold text-ember underline" href={page.to('/contact')}>
                    {page.text.footer.names.contact}
                  </a>
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
