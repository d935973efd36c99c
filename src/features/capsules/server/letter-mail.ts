import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { longDates } from '#server/mail/long-dates.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { localeOf } from '#shared/locales.ts'
import type { letterMail as en } from '../letter-mail.messages.en.ts'
import type { MailFacts } from './capsules.queries.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../letter-mail')

/** Says that a letter has opened. Its text stays in the album. */
export function writeLetterMail({ letter_id }: { letter_id: string }, facts: MailFacts, appUrl: string): Mail {
  const { family_id, family, email, language, author_name: author, person_name: person, created_at } = facts
  const locale = localeOf(language)
  const t = createTranslator({ locale, messages: texts[locale] })
  const values = { author, person, family, date: longDates(facts).format(new Date(created_at)) }
  const text = t('text', values)
  return {
    to: email,
    subject: t('subject', values),
    ...renderMail({
      ...{ locale, preheader: text, heading: t('heading', values), footer: t('footer', values) },
      body: [text, { label: t('button'), url: `${appUrl}/families/${family_id}/letters/${letter_id}` }],
    }),
  }
}
