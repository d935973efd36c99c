import PDFDocument from 'pdfkit'
import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { light } from '#server/mail/colors.ts'
import { fullName } from '#shared/full-name.ts'
import { datesIn, localeOf, type Locale } from '#shared/locales.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { invoice as en } from '../invoice.messages.en.ts'
import { planNameOf } from './plan-names.ts'
import type { EmailRecipient } from '#features/accounts/server/find-account.ts'
import { printable } from './printable.ts'
import type { ProvidedInvoice } from './provider.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../invoice')

/** In points; a page is A4. */
const MARGIN = 64
const LABEL_WIDTH = 90

export type InvoiceDocument = {
  invoice: Omit<ProvidedInvoice, 'tier'> & { tier: string | null }
  recipient: EmailRecipient
  supportEmail: string
  appUrl: string
  isTest: boolean
}

/** An invoice as a PDF in the payer's language. The same input produces the same bytes. */
export async function renderInvoice(facts: InvoiceDocument): Promise<Buffer> {
  const { invoice, recipient } = facts
  const locale = localeOf(recipient.language)
  const t = createTranslator({ locale, messages: texts[locale] })
  const number = invoice.number ?? invoice.id
  const document = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: locale, compress: true },
    // The invoice date instead of the current time, so that a second copy is the same file.
    info: { Title: `${t('title')} ${number}`, Author: 'Hearthbook', CreationDate: new Date(invoice.created_at) },
  })
  const bytes = gather(document)
  draw(document, facts, wordsIn(locale, t, facts))
  document.end()
  return bytes
}

type Translate = ReturnType<typeof createTranslator<typeof en>>

/** All texts of the page, limited to characters that the font has. */
function wordsIn(locale: Locale, t: Translate, { invoice, recipient, supportEmail, isTest }: InvoiceDocument) {
  const { amount, currency, tier, about, is_yearly, period_start, period_end, created_at, status } = invoice
  const dates = new Intl.DateTimeFormat(datesIn(locale, recipient.date_format), {
    ...{ dateStyle: 'long', timeZone: zoneOf(recipient.timezone ?? 'UTC') },
  })
  const day = (time: string) => dates.format(new Date(time))
  const plan = planNameOf(tier, locale)
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
  return {
    title: t('title'),
    facts: [
      [t('number'), invoice.number ?? invoice.id],
      [t('date'), day(created_at)],
      [t('status'), t(`statuses.${status}`)],
      [t('to'), fullName(recipient)],
      ['', recipient.email],
    ],
    what: t('what'),
    amount: t('amount'),
    item: plan ? t('plan', { plan, period: is_yearly ? 'year' : 'month' }) : (about ?? t('other')),
    period: period_start && period_end ? t('period', { from: day(period_start), to: day(period_end) }) : '',
    total: t('total'),
    money,
    notes: [...(isTest ? [t('sandbox')] : []), t('questions', { email: supportEmail })],
  }
}

function draw(document: PDFKit.PDFDocument, { appUrl }: InvoiceDocument, words: ReturnType<typeof wordsIn>) {
  const { width, height } = document.page
  const right = width - MARGIN
  const half = (width - 2 * MARGIN) / 2
  const bold = (size: number) => document.font('Times-Bold').fontSize(size).fillColor(light.ink)
  const plain = (color: string = light.ink) => document.font('Helvetica').fontSize(11).fillColor(color)
  const rule = (y: number) => document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.75).stroke(light.line)

  bold(22).fillColor(light.ember).text('Hearthbook', MARGIN, MARGIN)
  plain(light.inkSoft).text(printable(new URL(appUrl).host), MARGIN, MARGIN + 28)
  bold(28).text(printable(words.title), MARGIN, 150)
  let y = 200
  for (const [label = '', value = ''] of words.facts) {
    plain(light.inkSoft).text(printable(label), MARGIN, y, { width: LABEL_WIDTH })
    plain().text(printable(value), MARGIN + LABEL_WIDTH, y, { width: right - MARGIN - LABEL_WIDTH })
    y = document.y + 6
  }
  y += 24
  plain(light.inkSoft).text(printable(words.what), MARGIN, y)
  plain(light.inkSoft).text(printable(words.amount), MARGIN + half, y, { width: half, align: 'right' })
  rule(y + 20)
  y += 32
  plain().text(printable(words.money), MARGIN + half, y, { width: half, align: 'right' })
  plain().text(printable(words.item), MARGIN, y, { width: half * 1.4 })
  plain(light.inkSoft).text(printable(words.period), MARGIN, document.y + 2, { width: half * 1.4 })
  y = document.y + 14
  rule(y)
  bold(15).text(printable(words.total), MARGIN, y + 14)
  bold(15).text(printable(words.money), MARGIN + half, y + 14, { width: half, align: 'right' })
  plain(light.inkSoft).text(printable(words.notes.join('\n')), MARGIN, height - MARGIN - 60, { width: right - MARGIN })
}

function gather(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
