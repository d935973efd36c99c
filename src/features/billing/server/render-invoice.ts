import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { createTranslator } from 'use-intl/core'
import { chainOf } from '#features/book-layout/fonts.ts'
import { runsOf } from '#features/book-layout/runs.ts'
import { setFont } from '#features/book-layout/server/typesetter.ts'
import { catalogs } from '#server/catalogs.ts'
import { light } from '#server/mail/colors.ts'
import { longDates } from '#server/mail/long-dates.ts'
import { fullName } from '#shared/full-name.ts'
import { markPaths } from '#shared/mark-paths.ts'
import { localeOf, type Locale } from '#shared/locales.ts'
import type { invoice as en } from '../invoice.messages.en.ts'
import { planNameOf } from './plan-names.ts'
import type { EmailRecipient } from '#features/accounts/server/find-account.ts'
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
  const bytes = buffer(document)
  draw(document, facts, wordsIn(locale, t, facts))
  document.end()
  return bytes
}

type Translate = ReturnType<typeof createTranslator<typeof en>>

/** All texts of the page. */
function wordsIn(locale: Locale, t: Translate, { invoice, recipient, supportEmail, isTest }: InvoiceDocument) {
  const { amount, currency, tier, about, is_yearly, period_start, period_end, created_at, status } = invoice
  const dates = longDates(recipient)
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

type Look = { size?: number; serif?: boolean; color?: string; alignRight?: boolean; width?: number }

function draw(document: PDFKit.PDFDocument, { appUrl }: InvoiceDocument, words: ReturnType<typeof wordsIn>) {
  const { width, height } = document.page
  const right = width - MARGIN
  const rule = (y: number, color: string = light.line, thickness = 0.75) =>
    document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(thickness).stroke(color)

  /** Writes in as many fonts as the characters need, and returns where the next line starts. */
  function write(text: string, x: number, y: number, look: Look = {}): number {
    const { size = 11, serif = false, color = light.ink, alignRight = false } = look
    const { runs } = runsOf(text.replaceAll('\u202f', '\u00a0'), chainOf(serif ? 'serif' : 'sans', serif), false)
    document.fontSize(size).fillColor(color)
    const wide = runs.reduce((sum, run) => sum + setFont(document, run.font).widthOfString(run.text), 0)
    document.x = alignRight ? right - wide : x
    document.y = y
    for (const [at, run] of runs.entries()) {
      const continued = at < runs.length - 1
      setFont(document, run.font).text(run.text, { width: look.width ?? right - document.x, continued })
    }
    return document.y
  }
  const soft = { color: light.inkSoft }

  document
    .save()
    .translate(MARGIN, MARGIN)
    .scale(24 / 32)
  document.path(markPaths.book).fill(light.ember).path(markPaths.fire).fill(light.card)
  document.path(markPaths.glow).fill(light.ember).restore()
  write('Hearthbook', MARGIN + 33, MARGIN - 3, { size: 22, serif: true, color: light.ember })
  write(new URL(appUrl).host, MARGIN, MARGIN + 7, { ...soft, alignRight: true })
  rule(MARGIN + 38, light.ember, 2)
  write(words.title, MARGIN, 140, { size: 28, serif: true })
  let y = 196
  for (const [label = '', value = ''] of words.facts) {
    if (label) write(label, MARGIN, y, soft)
    y = write(value, MARGIN + LABEL_WIDTH, y) + 6
  }
  y += 24
  write(words.what, MARGIN, y, soft)
  write(words.amount, MARGIN, y, { ...soft, alignRight: true })
  rule(y + 20)
  y += 32
  write(words.money, MARGIN, y, { alignRight: true })
  const itemWidth = (right - MARGIN) * 0.7
  y = write(words.item, MARGIN, y, { width: itemWidth })
  if (words.period) y = write(words.period, MARGIN, y + 2, { ...soft, width: itemWidth })
  rule(y + 14)
  write(words.total, MARGIN, y + 27, { size: 15, serif: true })
  write(words.money, MARGIN, y + 27, { size: 15, serif: true, alignRight: true })
  y = height - MARGIN - 60
  for (const note of words.notes) y = write(note, MARGIN, y, soft)
}
