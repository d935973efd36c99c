import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderInvoice, type InvoiceDocument } from './render-invoice.ts'
import { printable } from './printable.ts'
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

/** The text on the page: the strings of its content streams. */
async function wordsOf(document: InvoiceDocument): Promise<string> {
  const pdf = await renderInvoice(document)
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)].map(([, data]) =>
    inflateSync(Buffer.from(data!, 'latin1')).toString('latin1'),
  )
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, parts]) =>
      [...parts!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
    )
    .join('\n')
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

test("names with characters that the fonts lack don't break the page", async () => {
  expect(printable('Ça coûte \u202f1 €')).toBe('Ça coûte \u00a01 €')
  expect(printable('Čapek ĄĘ 名 \u202e<b>\u0000')).toBe('Capek AE ? <b>')
  const name = { ...facts.recipient, first_name: '😀 Жанна', last_name: 'x'.repeat(100) }
  expect(await wordsOf({ ...facts, recipient: name })).toContain('ana@example.org')
})
