import { ContactForm } from '#features/contact/web/contact-form.tsx'
import { siteContent } from '../site-content.ts'
import { ButtonLink } from './parts.tsx'
import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

export function ContactPage(page: Page) {
  const { contact } = page.text
  const email = siteContent.emails.support || page.site.supportEmail
  return (
    <div className="mx-auto grid max-w-6xl gap-x-20 gap-y-10 px-5 py-12 sm:px-8 sm:py-16 lg:grid-cols-[2fr_3fr]">
      <div>
        <h1 className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">{contact.heading}</h1>
        <p className="mt-5 text-lg text-ink-soft">{contact.lead}</p>
        {email && (
          <p className="mt-5 text-ink-soft">
            {contact.direct}{' '}
            <a className="text-ember underline" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
        <div className="mt-14 max-w-80 max-lg:hidden">
          <Print of="letter" />
        </div>
      </div>
      <ContactForm locale={page.locale} texts={contact} />
    </div>
  )
}

export function ContactSentPage({ text, to }: Page) {
  const { contact } = text
  return (
    <section className="mx-auto max-w-xl px-5 py-20 text-center sm:py-28">
      <div className="mx-auto w-80 max-w-full">
        <Print of="letter" />
      </div>
      <h1 className="mt-8 font-serif text-3xl font-semibold">{contact.sentTitle}</h1>
      <p className="mt-4 mb-8 text-lg text-ink-soft">{contact.sent}</p>
      <ButtonLink href={to('/')}>{contact.back}</ButtonLink>
    </section>
  )
}
