import { siteContent } from '../site-content.ts'
import { ButtonLink, Facts, Finale, PageHead, Section, Ticked } from './parts.tsx'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function SecurityPage(page: Page) {
  const { security } = page.text.legal
  const { transit, ...encryption } = security.cards.encryption
  const overHttps = page.site.appUrl?.startsWith('https:')
  const cards = {
    ...security.cards,
    encryption: overHttps ? { ...encryption, text: `${encryption.text} ${transit}` } : encryption,
  }
  return (
    <>
      <PageHead title={security.heading} lead={security.lead} picture={<Print of="door" />}>
        <ButtonLink href="/signup">{page.text.landing.start}</ButtonLink>
      </PageHead>
      <Section>
        <Facts items={cards} />
      </Section>
      <Section title={security.detailsTitle} on="card" beside>
        <Ticked lines={Object.values(security.details)} />
      </Section>
      {siteContent.claims.length > 0 && (
        <Section title={security.claimsTitle} beside>
          <Ticked lines={siteContent.claims.map((claim) => claim[page.locale])} />
        </Section>
      )}
      <Contacts page={page} />
    </>
  )
}

const subjects = ['security', 'vulnerabilities', 'support'] as const

/** An address for each subject, or one way to write if there's only one. */
function Contacts({ page }: { page: Page }) {
  const { security } = page.text.legal
  const emails = subjects.map(
    (name) => siteContent.emails[name] || siteContent.emails.support || page.site.supportEmail,
  )
  const [only] = emails
  if (new Set(emails).size === 1)
    return (
      <Finale title={security.contactsTitle} text={security.contactsLead}>
        <ButtonLink href={only ? `mailto:${only}` : page.to('/contact')}>{only ?? security.write}</ButtonLink>
      </Finale>
    )
  return (
    <Section title={security.contactsTitle} lead={security.contactsLead}>
      <dl className="grid gap-6 sm:grid-cols-3">
        {subjects.map((name, index) => (
          <div key={name} className="border-t-2 border-ember pt-4">
            <dt className="font-semibold">{security.contacts[name]}</dt>
            <dd className="mt-1">
              <a
                className="text-ember underline"
                href={emails[index] ? `mailto:${emails[index]}` : page.to('/contact')}
              >
                {emails[index] ?? security.write}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
