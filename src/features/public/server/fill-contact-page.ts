import { escapeHtml } from '#server/mail/escape-html.ts'
import type { Locale } from '#shared/locales.ts'
import type { Problem } from '#shared/problems.ts'
import { contactFields } from '../contact.rules.ts'
import { publicHouse as en } from '../house.messages.en.ts'
import { publicHouse as es } from '../house.messages.es.ts'
import { publicHouse as fr } from '../house.messages.fr.ts'

const words = { en: en.contact.errors, es: es.contact.errors, fr: fr.contact.errors }

/** The built page of the contact form, with what somebody typed and what is wrong with it. */
export function fillContactPage(
  page: string,
  locale: Locale,
  typed: Record<string, string>,
  { code, details }: Problem,
): string {
  const wrong = contactFields.filter((name) => name in (details.fields ?? {}))
  let filled = page
  for (const name of contactFields) {
    const value = escapeHtml(String(typed[name] ?? ''))
    const invalid = wrong.includes(name) ? ' aria-invalid="true"' : ''
    filled =
      name === 'message'
        ? filled.replace(/ data-fill="message">/, () => `${invalid}>\n${value}`)
        : filled.replace(` data-fill="${name}"`, () => `${invalid} value="${value}"`)
    if (invalid) filled = say(filled, name, words[locale][name])
  }
  if (wrong.length > 0) return filled
  return say(filled, 'form', words[locale][code === 'too_many_requests' ? 'often' : 'failed'])
}

function say(page: string, place: string, sentence: string): string {
  const empty = new RegExp(`<p([^>]*) data-error="${place}" hidden=""([^>]*)>`)
  return page.replace(empty, (_all, before: string, after: string) => `<p${before}${after}>${escapeHtml(sentence)}`)
}
