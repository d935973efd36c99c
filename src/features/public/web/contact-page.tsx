import { ContactForm } from '#features/contact/web/contact-form.tsx'
import { siteContent } from '../site-content.ts'
import { ButtonLink, PageHead } from './parts.tsx'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function ContactPage(page: Page) {
  const { contact } = page.text
  const email = siteContent.emails.support || page.site.supportEmail
  return (
    <>
      <PageHead title={contact.heading} lead={contact.lead} picture={<Print of="letter" />} />
      <div className="mx-auto max-w-2xl px-5 py-14 sm:px-8 sm:py-20">
        <ContactForm locale={page.locale} texts={contact} />
        {email && (
          <p className="mt-8 text-ink-soft">
            {contact.direct}{' '}
            <a className="text-ember underline" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
      </div>
    </>
  )
}

export function ContactSentPage({ text, to }: Page) {
  const { contact } = text
  return (
    <section className="mx-auto max-w-xl px-5 py-20 text-center sm:py-28">
      <div className="mx-auto w-64 max-w-full">
        <Print of="letter" />
      </div>
      <h1 className="mt-8 font-serif text-3xl font-semibold">{contact.sentTitle}</h1>
      <p className="mt-4 mb-8 text-lg text-ink-soft">{contact.sent}</p>
      <ButtonLink href={to('/')}>{contact.back}</ButtonLink>
    </section>
  )
}
