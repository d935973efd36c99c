import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { longDates } from '#server/mail/long-dates.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { fullName } from '#shared/full-name.ts'
import { localeOf } from '#shared/locales.ts'
import type { successionMail as en } from '../succession-mail.messages.en.ts'
import type { SuccessionNews } from './succession.jobs.ts'
import type { MailFacts } from './succession.queries.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../succession-mail')

/** Null if the takeover that it's about has ended. */
export function writeSuccessionMail(
  { kind, family_id, reminder }: SuccessionNews,
  facts: MailFacts & { actor: string },
  appUrl: string,
): Mail | null {
  const { family, role, actor: name } = facts
  const until = kind === 'requested' ? facts.ends_at : facts.owner_seen_at
  if (kind !== 'completed' && kind !== 'record' && !until) return null
  const locale = localeOf(facts.language)
  const t = createTranslator({ locale, messages: texts[locale] })
  const isOwner = role === 'owner'
  const hasTwo = kind === 'requested' || kind === 'canceled' || kind === 'completed'
  const which = hasTwo && isOwner ? (`${kind}OfOwner` as const) : kind
  const values = {
    ...{
      family,
      name,
      owner: fullName({ first_name: facts.first_name ?? '', last_name: facts.last_name }),
      reminder: String(reminder ?? 1),
      months: String(facts.after_months ?? ''),
    },
    date: until ? longDates(facts).format(new Date(until)) : '',
  }
  const text = t(`${which}.text`, values)
  return {
    to: facts.email,
    subject: t(`${which}.subject`, values),
    ...renderMail({
      ...{ locale, preheader: text, heading: t(`${which}.heading`, values), footer: t('footer', values) },
      body: [
        text,
        t(`${which}.more`, values),
        { label: t(`${which}.button`), url: `${appUrl}/families/${family_id}/${isOwner ? 'settings' : 'members'}` },
      ],
    }),
  }
}
