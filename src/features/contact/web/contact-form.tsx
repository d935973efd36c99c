import type { Locale } from '#shared/locales.ts'
import type { Translation } from '#shared/messages.ts'
import type { contact } from '../contact.messages.en.ts'
import { contactFields, type ContactField } from '../contact.rules.ts'

/** A real form: it works without JavaScript, and the server renders it again with errors. */
export function ContactForm({ locale, texts }: { locale: Locale; texts: Translation<typeof contact> }) {
  return (
    <form method="post" action="/api/contact" data-contact="" className="space-y-6">
      <p
        data-error="form"
        hidden
        role="alert"
        tabIndex={-1}
        className="rounded-card bg-danger-wash px-5 py-4 text-danger"
      />
      <input type="hidden" name="language" value={locale} />
      {contactFields.map((name) => (
        <Field key={name} name={name} label={texts[name]} />
      ))}
      <label className="absolute -left-[9999px]" aria-hidden="true">
        {texts.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button
        type="submit"
        data-sending={texts.sending}
        className="min-h-12 w-full rounded-control bg-ember px-8 font-semibold text-on-ember shadow-soft hover:bg-ember-deep disabled:opacity-70 sm:w-auto"
      >
        {texts.send}
      </button>
      <template data-contact-words="">{JSON.stringify(texts.errors)}</template>
    </form>
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
