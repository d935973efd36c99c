import { PDFiumLibrary } from '@hyzyla/pdfium'
import { capsulesContract } from '#features/capsules/capsules.contract.ts'
import { keyOfServer, wrapForServer } from '#features/capsules/server/letter-crypto.ts'
import type { SentOf } from '#shared/contract.ts'
import type { Person } from './people.ts'

type Letter = SentOf<typeof capsulesContract.sealLetter>

/** A letter that opens on a day far away. */
export async function sealFor(author: Person, letter: Pick<Letter, 'family_id' | 'person_id'> & Partial<Letter>) {
  const day = letter.age === undefined ? { opens_on: '2090-06-01' } : {}
  const content = { letter: 'The secret words', language: 'en', ...day, ...letter } as const
  const { sealed, sheet } = await author.call(capsulesContract.sealLetter, content)
  return { letter: sealed, sheet }
}

/** The key on a printed sheet. */
export async function sheetKey(pdf: string): Promise<string> {
  const [key] = /LETTER-KEY-1[0-9A-Z]{58}/.exec((await sheetText(pdf)).replaceAll(/\s/g, '')) ?? []
  if (!key) throw new Error('the sheet has no key')
  return key
}

export async function sheetText(pdf: string): Promise<string> {
  const document = await (await PDFiumLibrary.init()).loadDocument(Buffer.from(pdf, 'base64'))
  const text = Array.from({ length: document.getPageCount() }, (_, at) => document.getPage(at).getText()).join('\n')
  document.destroy()
  return text
}

type Sql = <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>

/** The day of a letter has come, and the job that opens it has found it due. The server's key is bound to the day, so it moves too. */
export async function dayComes(sql: Sql, letter_id: string, secret: string): Promise<void> {
  type Row = { server_key: string; opens_at: string; audience: 'family' | 'recipient' }
  const [row] = await sql<Row>('select server_key, opens_at, audience from capsules where id = $1', [letter_id])
  const key = row && keyOfServer(row.server_key, row, secret)
  if (!key) throw new Error("the letter's key can't be read")
  const opens_at = new Date(Date.now() - 3_600_000).toISOString()
  await sql(
    `update capsules set opens_at = $2, opens_on = $2::timestamptz::date, server_key = $3, due_at = now() - interval '1 hour'
      where id = $1`,
    [letter_id, opens_at, wrapForServer(key, { opens_at, audience: row.audience }, secret)],
  )
}
