import type * as z from 'zod/mini'
import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { longDates } from '#server/mail/long-dates.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { localeOf } from '#shared/locales.ts'
import type { billingMail as en } from '../billing-mail.messages.en.ts'
import type { invoice as invoiceEn } from '../invoice.messages.en.ts'
import { planNameOf } from './plan-names.ts'
import type { Billing } from './billing.ts'
import { cardName } from '../card-name.ts'
import type { EmailRecipient } from '#features/accounts/server/find-account.ts'
import type { sendBillingMailJob } from './billing.jobs.ts'

const mails = await catalogs<typeof en>(import.meta.url, '../billing-mail')
const invoices = await catalogs<typeof invoiceEn>(import.meta.url, '../invoice')

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
  const { invoice } = news
  const search = invoice ? `?${new URLSearchParams({ invoice: invoice.reference })}` : ''
  const url = `${appUrl}${kind === 'ended' ? '/subscription' : `/billing${search}`}`
  return {
    to: recipient.email,
    subject: t(`${kind}.subject`, about),
    ...renderMail({
      locale,
      preheader: text,
      heading: t(`${kind}.heading`),
      body: [
        greeting,
        ...(invoice ? receiptOf(about, { t, news, invoice, recipient }) : [text]),
        { label: t(`${kind}.button`), url },
        ...(mode === 'sandbox' ? [t('sandbox')] : []),
      ],
      footer: t('footer'),
    }),
  }
}

type Invoice = NonNullable<News['invoice']>
type Translate = ReturnType<typeof createTranslator<typeof en>>

/** What was paid for, and with what. */
function receiptOf(
  { plan, amount, date, number }: Record<'plan' | 'amount' | 'date' | 'number', string>,
  { t, news, invoice, recipient }: { t: Translate; news: News; invoice: Invoice; recipient: EmailRecipient },
): MailPart[] {
  const { is_yearly, period_start, card } = invoice
  const locale = localeOf(recipient.language)
  const ofInvoice = createTranslator({ locale, messages: invoices[locale] })
  const from = period_start && longDates(recipient).format(new Date(period_start))
  const facts: [string, string][] = []
  if (card) facts.push([t('receipt.with'), t('receipt.card', { brand: cardName(card.brand), last4: card.last4 })])
  if (number) facts.push([ofInvoice('title'), number])
  return [
    {
      paid: {
        what: plan ? ofInvoice('plan', { plan, period: is_yearly ? 'year' : 'month' }) : ofInvoice('other'),
        ...(from && news.on && { note: ofInvoice('period', { from, to: date }) }),
        amount,
      },
      total: { what: t('receipt.total'), amount },
    },
    { facts },
  ]
}
