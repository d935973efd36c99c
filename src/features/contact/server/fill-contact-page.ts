import { catalogs } from '#server/catalogs.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import type { Problem } from '#shared/problems.ts'
import { contactFields } from '../contact.rules.ts'
import type { contact as en } from '../contact.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../contact')

/** The prebuilt contact page with the submitted values and errors. */
export function fillContactPage(
  page: string,
  locale: Locale,
  typed: Record<string, string>,
  { code, details }: Problem,
): string {
  const { errors } = texts[locale]
  const wrong = contactFields.filter((name) => name in (details.fields ?? {}))
  let filled = page
  for (const name of contactFields) {
    const value = escapeHtml(String(typed[name] ?? ''))
    const invalid = wrong.includes(name) ? ' aria-invalid="true"' : ''
    filled =
      name === 'message'
        ? filled.replace(/ data-fill="message">/, () => `${invalid}>\n${value}`)
        : filled.replace(` data-fill="${name}"`, () => `${invalid} value="${value}"`)
    if (invalid) filled = say(filled, name, errors[name])
  }
  if (wrong.length > 0) return filled
  return say(filled, 'form', errors[code === 'too_many_requests' ? 'often' : 'failed'])
}

function say(page: string, place: string, sentence: string): string {
  const empty = new RegExp(`<p([^>]*) data-error="${place}" hidden=""([^>]*)>`)
  return page.replace(empty, (_all, before: string, after: string) => `<p${before}${after}>${escapeHtml(sentence)}`)
}
