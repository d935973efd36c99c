import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { capsulesContract } from '#features/capsules/capsules.contract.ts'
import { LETTER_FILE_PURPOSE } from '#features/capsules/capsules.rules.ts'
import { insertFile } from '#features/capsules/server/capsule-files.queries.ts'
import { insertCapsule } from '#features/capsules/server/capsules.queries.ts'
import { newFileKey, sealedPath, storeSealed, wrapAbout } from '#features/capsules/server/file-crypto.ts'
import { keyOfServer, sealLetter, wrapForServer } from '#features/capsules/server/letter-crypto.ts'
import { asUser } from '#server/db/database.ts'
import type { SentOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from './people.ts'
import { beginUpload, idOf, saying, untilDecided } from './uploads.ts'

type Letter = SentOf<typeof capsulesContract.sealLetter>

/** A letter that opens on a day far away. */
export async function sealFor(author: Person, letter: Pick<Letter, 'family_id' | 'person_id'> & Partial<Letter>) {
  const day = letter.age === undefined ? { opens_on: '2090-06-01' } : {}
  const content = { letter: 'The secret words', language: 'en', ...day, ...letter } as const
  const { sealed, sheet } = await author.call(capsulesContract.sealLetter, content)
  return { letter: sealed, sheet }
}

/** The same with the sheet's key but without its PDF, which takes longest. */
export async function seedLetter(
  { server, user_id, first_name }: Person,
  { family_id, person_id, letter = 'The secret words' }: { family_id: string; person_id: string; letter?: string },
): Promise<{ letter_id: string; key: string }> {
  const terms = { opens_at: '2090-06-01T00:00:00Z', audience: 'family' } as const
  const { sealed, sheet } = sealLetter(letter, { ...terms, author_id: user_id }, server.config.secret)
  const capsule = {
    ...{ id: newId(), family_id, person_id, person_name: 'Alma', author_id: user_id, author_name: first_name },
    ...{ ...terms, opens_on: '2090-06-01', age: null, recipient_id: null, ...sealed },
  }
  await asUser(server.context.db, user_id, (tx) => insertCapsule(tx, capsule))
  return { letter_id: capsule.id, key: sheet }
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

/** Uploads a photo or recording for a letter, and waits until it's sealed. Needs a worker. */
export async function uploadForLetter(
  person: Person,
  family: Pick<Family, 'family_id'>,
  bytes: Buffer,
  filename: string,
) {
  const about = saying({ purpose: LETTER_FILE_PURPOSE, filename })
  const upload = await untilDecided(person, family, idOf(await beginUpload(person, family, bytes, about)))
  if (upload.state !== 'done') throw new Error(`The upload was ${upload.state}: ${upload.reason}`)
  return upload.id
}

/** A file that the worker has sealed for a letter, without a worker. */
export async function seedLetterFile(
  { user_id, server }: Person,
  { family_id }: Pick<Family, 'family_id'>,
  content = Buffer.from('the voice'),
): Promise<string> {
  const { context, config } = server
  const id = newId()
  const key = newFileKey()
  const place = { path: sealedPath({ family_id, id }), scratch: path.join(tmpdir(), randomUUID()) }
  const stream = (async function* () {
    yield content
  })()
  const sealed = await storeSealed(context.store, place, { stream, bytes: content.length }, key)
  const about = {
    ...key,
    filename: 'voice.weba',
    file_type: 'audio/webm',
    kind: 'audio',
    bytes: content.length,
  } as const
  await context.db.worker
    .transaction()
    .execute((tx) =>
      insertFile(tx, { id, family_id, added_by: user_id, about: wrapAbout(about, config.secret), ...sealed }),
    )
  return id
}

/** A recording of a letter that has opened. Returns the ID of the recording. */
export async function seedOpenedFile(person: Person, family: Pick<Family, 'family_id'>, letter_id: string) {
  const { server } = person
  const id = await seedLetterFile(person, family)
  const clip_id = newId()
  await server.sql(
    `update capsule_files set capsule_id = $2, clip_id = $3, about = null, kind = 'audio', filename = 'voice.weba',
      file_type = 'audio/webm' where id = $1`,
    [id, letter_id, clip_id],
  )
  return clip_id
}
