import type { Billing } from '#features/billing/server/billing.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { orderNumber } from '../orders.rules.ts'
import { textOf, writtenAddress } from './order-sheet.ts'
import type { orderMailKinds } from './orders.jobs.ts'
import type { PrintedOrder } from './orders.queries.ts'

/** Emails the buyer about their order: contents, address, status, and what they paid or get back. */
export function writeOrderMail(
  { appUrl, mode }: Pick<Billing, 'appUrl' | 'mode'>,
  order: PrintedOrder & { email: string },
  kind: (typeof orderMailKinds)[number],
): Mail {
  const { id, email, first_name, title, copies, total, currency, address, tracking } = order
  const { locale, t } = textOf(order)
  const number = orderNumber(id)
  const amount = currency
    ? new Intl.NumberFormat(locale, { style: 'currency', currency }).format(total / 100)
    : undefined
  const text = t(`${kind}.text`, { title, copies })
  const follow = tracking && /^https?:\/\/\S+$/.test(tracking) && URL.canParse(tracking)
  const body: (MailPart | false | null | undefined)[] = [
    first_name ? t('greeting', { first_name }) : t('greetingWithoutName'),
    text,
    kind === 'received' && (total > 0 && amount ? t('paid', { amount }) : t(amount ? 'included' : 'operator')),
    kind === 'cancelled' && total > 0 && amount && t('refund', { amount }),
    kind !== 'cancelled' && address && t('to', { address: writtenAddress(address, locale) }),
    kind === 'shipped' && tracking && (follow ? { label: t('follow'), url: tracking } : t('tracking', { tracking })),
    { label: t('button'), url: `${appUrl}/my-books/orders?order=${id}` },
    mode === 'sandbox' && t('sandbox'),
  ]
  return {
    to: email,
    subject: t(`${kind}.subject`, { number }),
    ...renderMail({
      ...{ locale, preheader: text, heading: t(`${kind}.heading`), footer: t('footer', { number }) },
      body: body.filter((part) => Boolean(part)) as MailPart[],
    }),
  }
}
