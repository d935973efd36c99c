import type * as z from 'zod/mini'
import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { longDates } from '#server/mail/long-dates.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { localeOf } from '#shared/locales.ts'
import type { billingMail as en } from '../billing-mail.messages.en.ts'
import { planNameOf } from './plan-names.ts'
import type { Billing } from './billing.ts'
import type { EmailRecipient } from '#features/accounts/server/find-account.ts'
import type { sendBillingMailJob } from './billing.jobs.ts'

const mails = await catalogs<typeof en>(import.meta.url, '../billing-mail')

type News = z.output<typeof sendBillingMailJob.payload>

/** Emails about payments, failed payments and plans that end; each says that existing content stays. */
export function writeBillingMail(
  { appUrl, mode }: Pick<Billing, 'appUrl' | 'mode'>,
  recipient: EmailRecipient,
  news: News,
): Mail {
  const { kind, amount, currency, on, tier } = news
  const locale = localeOf(recipient.language)
  const t = createTranslator({ locale, messages: mails[locale] })
  const plan = planNameOf(tier ?? null, locale) ?? ''
  const about = {
    plan,
    date: on ? longDates(recipient).format(new Date(on)) : '',
    amount: new Intl.NumberFormat(locale, { style: 'currency', currency: currency ?? 'usd' }).format(
      (amount ?? 0) / 100,
    ),
    number: news.number ?? '',
  }
  const text = t(`${kind}.text`, about)
  const greeting = recipient.first_name ? t('greeting', { first_name: recipient.first_name }) : t('greetingWithoutName')
  const url = `${appUrl}${kind === 'ended' ? '/subscription' : '/billing'}`
  return {
    to: recipient.email,
    subject: t(`${kind}.subject`, about),
    ...renderMail({
      locale,
      preheader: text,
      heading: t(`${kind}.heading`),
      body: [greeting, text, { label: t(`${kind}.button`), url }, ...(mode === 'sandbox' ? [t('sandbox')] : [])],
      footer: t('footer'),
    }),
  }
}
