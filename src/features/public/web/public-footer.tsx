import type { ReactNode } from 'react'
import { languages, locales } from '#shared/locales.ts'
import { siteContent } from '../site-content.ts'
import { Mark } from '#web/ui/mark.tsx'
import { addressOf, type Page } from './public-page.ts'

/** The pages are rendered again with every build. */
const BUILT_IN_YEAR = new Date().getFullYear()

const columns = [
  ['platform', ['features', 'pricing', 'memoryBooks', 'storytelling']],
  ['company', ['about', 'blog', 'careers']],
  ['legal', ['contact', 'privacy', 'terms', 'cookies', 'security']],
] as const
/** A family's own instance has no prices, and no features to come. */
const isOffer = (name: string) => name === 'pricing' || name === 'storytelling'
const paths: Partial<Record<string, string>> = { memoryBooks: '/memory-books', storytelling: '/ai-storytelling' }

/** Links to all public pages, the languages and the contact page. */
export function PublicFooter({ page }: { page: Page }) {
  const { footer } = page.text
  const support = siteContent.emails.support || page.site.supportEmail
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-5 py-14 text-sm sm:px-8 md:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-2 font-serif text-lg font-semibold">
            <Mark />
            {siteContent.name}
          </p>
          <p className="mt-2 text-ink-soft">{footer.tagline}</p>
          {support && (
            <p className="mt-4">
              <a className="underline hover:text-ember" href={`mailto:${support}`}>
                {support}
              </a>
            </p>
          )}
          <SocialLinks label={footer.social} />
          <p className="mt-6 text-ink-soft">
            {page.say(footer.copyright, {
              year: String(BUILT_IN_YEAR),
              holder: siteContent.legal_entity || siteContent.name,
            })}
          </p>
        </div>
        {columns.map(([column, names]) => (
          <Column key={column} title={footer[column]}>
            {names
              .filter((name) => page.site.catalogue || !isOffer(name))
              .map((name) => (
                <FooterLink key={name} href={page.to(paths[name] ?? `/${name}`)}>
                  {footer.names[name]}
                </FooterLink>
              ))}
          </Column>
        ))}
        <Column title={footer.languages}>
          {locales.map((other) => (
            <FooterLink key={other} href={addressOf(`/${other}`, page.path === '/404' ? '/' : page.path)} lang={other}>
              {languages[other].name}
            </FooterLink>
          ))}
        </Column>
      </div>
    </footer>
  )
}

function SocialLinks({ label }: { label: string }) {
  if (siteContent.social.length === 0) return null
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-x-4">
      {siteContent.social.map(({ name, url }) => (
        <li key={url}>
          <a className="inline-flex min-h-10 items-center underline hover:text-ember" href={url} rel="me noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  )
}

function FooterLink({ href, lang, children }: { href: string; lang?: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        lang={lang}
        hrefLang={lang}
        className="inline-flex min-h-10 items-center text-ink-soft hover:text-ink hover:underline"
      >
        {children}
      </a>
    </li>
  )
}
