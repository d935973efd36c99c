import { siteContent } from '../site-content.ts'
import { contactFields, type ContactField } from '../contact.rules.ts'
import { ButtonLink, PageHead } from './parts.tsx'
import { Print } from './prints.tsx'
import type { Page } from './public-page.ts'

/** A real form: it works without JavaScript, and the server renders it again with errors. */
export function ContactPage(page: Page) {
  const { contact } = page.text.house
  const email = siteContent.emails.support || page.site.supportEmail
  return (
    <>
      <PageHead title={contact.heading} lead={contact.lead} picture={<Print of="letter" />} />
      <div className="mx-auto max-w-2xl px-5 py-14 sm:px-8 sm:py-20">
        <form method="post" action="/api/contact" data-contact="" className="space-y-6">
          <p
            data-error="form"
            hidden
            role="alert"
            tabIndex={-1}
            className="rounded-card bg-danger-wash px-5 py-4 text-danger"
          />
          <input type="hidden" name="language" value={page.locale} />
          {contactFields.map((name) => (
            <Field key={name} name={name} label={contact[name]} />
          ))}
          <label className="absolute -left-[9999px]" aria-hidden="true">
            {contact.website}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <button
            type="submit"
            data-sending={contact.sending}
            className="min-h-12 w-full rounded-control bg-ember px-8 font-semibold text-on-ember shadow-soft hover:bg-ember-deep disabled:opacity-70 sm:w-auto"
          >
            {contact.send}
          </button>
          <template data-contact-words="">{JSON.stringify(contact.errors)}</template>
        </form>
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

const kinds: Partial<Record<ContactField, { type: string; autoComplete: string }>> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
}

/** The server and the island put values and errors into `data-fill` and `data-error`. */
function Field({ name, label }: { name: ContactField; label: string }) {
  const common = {
    ...{ id: name, name, required: true, 'aria-describedby': `${name}-error` },
    className:
      'mt-1.5 block w-full rounded-control border border-outline bg-card px-3.5 py-3 aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  }
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {name === 'message' ? (
        <textarea {...common} rows={8} data-fill={name} />
      ) : (
        <input {...common} {...kinds[name]} data-fill={name} />
      )}
      <p id={`${name}-error`} data-error={name} hidden className="mt-1.5 text-sm text-danger" />
    </div>
  )
}

export function ContactSentPage({ text, to }: Page) {
  const { contact } = text.house
  return (
    <section className="mx-auto max-w-xl px-5 py-20 text-center sm:py-28">
      <div className="mx-auto w-64">
        <Print of="letter" />
      </div>
      <h1 className="mt-8 font-serif text-3xl font-semibold">{contact.sentTitle}</h1>
      <p className="mt-4 mb-8 text-lg text-ink-soft">{contact.sent}</p>
      <ButtonLink href={to('/')}>{contact.back}</ButtonLink>
    </section>
  )
}
