import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { Locale } from '#shared/locales.ts'
import type { orderMail as en } from '../order-mail.messages.en.ts'
import { orderNumber } from '../orders.rules.ts'
import { addressLines, type PostalAddress } from '../postal-address.ts'
import type { PrintedOrder } from './orders.queries.ts'
import { PRINT_LINK_DAYS, type PrintLinks } from './print-links.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../order-mail')

/** The texts of an order, in its buyer's language. */
export function textOf({ language }: Pick<PrintedOrder, 'language'>) {
  return { locale: language, t: createTranslator({ locale: language, messages: texts[language] }) }
}

/** The lines of an address on a parcel. */
export function writtenAddress(address: PostalAddress, locale: Locale): string {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) ?? address.country
  return [...addressLines(address), country].join('\n')
}

/** Everything the printer needs to print and ship an order. */
export function writeSheet(
  order: PrintedOrder,
  { appUrl, links }: { appUrl: string; links: PrintLinks },
): Omit<Mail, 'to'> {
  const { id, title, format, copies, document, address } = order
  const { locale, t } = textOf(order)
  const number = orderNumber(id)
  const facts = [
    t('sheet.title', { title }),
    t('sheet.copies', { copies }),
    t(`sheet.formats.${format}`),
    t('sheet.size', { size: document.size.replace('x', ' × ') }),
    t('sheet.pages', { pages: document.pages.length }),
    t(`sheet.papers.${document.paper}`),
  ].join('\n')
  const to = address ? [writtenAddress(address, locale), address.phone].filter(Boolean).join('\n') : ''
  return {
    subject: t('sheet.subject', { number, copies }),
    ...renderMail({
      locale,
      preheader: facts,
      heading: t('sheet.heading', { number }),
      body: [
        facts,
        { label: t('sheet.openPages'), url: links.urlFor(id, 'pages') },
        { label: t('sheet.openCover'), url: links.urlFor(id, 'cover') },
        t('sheet.to', { address: to }),
        t('sheet.links', { days: PRINT_LINK_DAYS }),
        { label: t('sheet.admin'), url: `${appUrl}/admin?tab=orders` },
      ],
      footer: t('sheet.footer'),
    }),
  }
}

export function writeWithdrawal({ id, language, title, copies }: PrintedOrder): Omit<Mail, 'to'> {
  const { locale, t } = textOf({ language })
  const number = orderNumber(id)
  const text = t('withdrawn.text', { number, title, copies })
  return {
    subject: t('withdrawn.subject', { number }),
    ...renderMail({
      ...{ locale, preheader: text, heading: t('withdrawn.heading', { number }), body: [text] },
      footer: t('sheet.footer'),
    }),
  }
}
