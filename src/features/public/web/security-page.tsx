import { siteContent } from '../site-content.ts'
import { PageHead, Section, Ticked } from './parts.tsx'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function SecurityPage(page: Page) {
  const { security } = page.text.legal
  return (
    <>
      <PageHead title={security.heading} lead={security.lead} picture={<Print of="door" />} />
      <Section>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(security.cards).map(([name, card]) => (
            <li key={name} className="rounded-card border border-line bg-card p-6">
              <h2 className="font-serif text-lg font-semibold">{card.title}</h2>
              <p className="mt-2 text-ink-soft">{card.text}</p>
              {'transit' in card && page.site.appUrl?.startsWith('https:') && (
                <p className="mt-2 text-ink-soft">{card.transit}</p>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={security.detailsTitle} on="card">
        <Ticked lines={Object.values(security.details)} />
      </Section>
      {siteContent.claims.length > 0 && (
        <Section title={security.claimsTitle}>
          <Ticked lines={siteContent.claims.map((claim) => claim[page.locale])} />
        </Section>
      )}
      <Section title={security.contactsTitle} lead={security.contactsLead}>
        <dl className="grid gap-6 sm:grid-cols-3">
          {(['security', 'vulnerabilities', 'support'] as const).map((name) => {
            const email = siteContent.emails[name] || siteContent.emails.support || page.site.supportEmail
            return (
              <div key={name} className="border-t-2 border-ember pt-4">
                <dt className="font-semibold">{security.contacts[name]}</dt>
                <dd className="mt-1">
                  <a className="text-ember underline" href={email ? `mailto:${email}` : page.to('/contact')}>
                    {email ?? security.write}
                  </a>
                </dd>
              </div>
            )
          })}
        </dl>
      </Section>
    </>
  )
}
