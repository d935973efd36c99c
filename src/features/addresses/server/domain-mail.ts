import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { longDates } from '#server/mail/long-dates.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { domainMail as en } from '../domain-mail.messages.en.ts'
import type { OwnerAt } from './addresses.queries.ts'
import type { domainMailKinds } from './addresses.jobs.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../domain-mail')

type News = { family_id: string; domain: string; kind: (typeof domainMailKinds)[number]; on: string | null }

/** Explains what's missing at a domain, how long it still works, and where to fix it. */
export function writeDomainMail(owner: OwnerAt, { family_id, domain, kind, on }: News, appUrl: string): Mail {
  const locale = owner.language ?? 'en'
  const t = createTranslator({ locale, messages: texts[locale] })
  const date = on ? longDates(owner).format(new Date(on)) : ''
  const text = t(`${kind}.text`, { domain, date, family: owner.family_name })
  return {
    to: owner.email,
    subject: t(`${kind}.subject`, { domain }),
    ...renderMail({
      ...{ locale, preheader: text, heading: t(`${kind}.heading`), footer: t('footer') },
      body: [text, { label: t('button'), url: `${appUrl}/families/${family_id}/settings?section=general` }],
    }),
  }
}
