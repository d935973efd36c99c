import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { localeOf } from '#shared/locales.ts'
import type { webhookMail as en } from '../webhook-mail.messages.en.ts'
import { WEBHOOKS_PATH } from '../webhooks.rules.ts'
import type { MailedOwner } from './webhooks.queries.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../webhook-mail')

type News = { host: string; because: 'gone' | 'failing' }

/** Says that a webhook was turned off, why, and where to turn it on again. */
export function writeWebhookMail(owner: MailedOwner, { host, because }: News, appUrl: string): Mail {
  const locale = localeOf(owner.language)
  const t = createTranslator({ locale, messages: texts[locale] })
  const text = t(because, { host, family: owner.family_name })
  return {
    to: owner.email,
    subject: t('subject', { host }),
    ...renderMail({
      ...{ locale, preheader: text, heading: t('heading'), footer: t('footer') },
      body: [text, t('again'), { label: t('button'), url: appUrl + WEBHOOKS_PATH }],
    }),
  }
}
