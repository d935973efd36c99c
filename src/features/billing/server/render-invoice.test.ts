import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { renderInvoice, type InvoiceDocument } from './render-invoice.ts'
import type { Locale } from '#shared/locales.ts'

const facts: InvoiceDocument = {
  invoice: {
    ...{ id: 'in_1', number: 'A-1', amount: 2500, currency: 'usd', status: 'paid', tier: 'premium' },
    ...{ about: null, is_yearly: false },
    ...{ period_start: '2026-06-15T12:00:00Z', period_end: '2026-07-15T12:00:00Z', created_at: '2026-06-15T12:00:00Z' },
  },
  recipient: {
    email: 'ana@example.org',
    first_name: 'Ana',
    last_name: 'Moreau',
    language: null,
    timezone: null,
    date_format: null,
  },
  supportEmail: 'help@example.org',
  appUrl: 'https://album.example.org',
  isTest: false,
}

/** The text on the page. */
async function wordsOf(document: InvoiceDocument): Promise<string> {
  const pdf = await (await PDFiumLibrary.init()).loadDocument(await renderInvoice(document))
  const text = pdf.getPage(0).getText().replaceAll('\u00a0', ' ')
  pdf.destroy()
  return text
}

test('an invoice shows the payer, the amount and the period', async () => {
  const words = await wordsOf(facts)
  for (const line of [
    ...['Hearthbook', 'album.example.org', 'Invoice', 'A-1', 'June 15, 2026', 'Paid', 'Ana Moreau', 'ana@example.org'],
    ...['Premium plan, 1 month', 'From June 15, 2026 to July 15, 2026', '$25.00'],
    'Questions? Email help@example.org.',
  ])
    expect(words).toContain(line)
  expect(words).not.toContain('test')
  const day_first = { ...facts.recipient, date_format: 'DD/MM/YYYY' as const }
  expect(await wordsOf({ ...facts, recipient: day_first })).toContain('From 15 June 2026 to 15 July 2026')
})

test("an invoice is in the payer's language, and is marked if it's a test", async () => {
  const of = (language: Locale) => wordsOf({ ...facts, isTest: true, recipient: { ...facts.recipient, language } })
  expect(await of('es')).toMatch(/Factura[^]*Plan Premium, 1 mes[^]*Esto es una prueba/)
  expect(await of('fr')).toMatch(/Facture[^]*Formule Premium, 1 mois[^]*Il s.agit d.un test/)
})

test('the same input produces the same bytes', async () => {
  expect((await renderInvoice(facts)).equals(await renderInvoice(structuredClone(facts)))).toBe(true)
})

test('a name in any script is on the invoice, and a long one is broken into lines', async () => {
  const name = { ...facts.recipient, first_name: 'Žofia Жанна', last_name: `王小明 ${'x'.repeat(100)}` }
  const words = await wordsOf({ ...facts, recipient: name })
  for (const line of ['Žofia Жанна', '王小明', 'ana@example.org']) expect(words).toContain(line)
})

test('an invoice has the typefaces of the books', async () => {
  const pdf = (await renderInvoice(facts)).toString('latin1')
  const fonts = [...pdf.matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g)].map(([, font]) => font)
  expect(new Set(fonts)).toEqual(new Set(['Fraunces', 'Figtree']))
})
