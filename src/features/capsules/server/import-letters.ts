import * as z from 'zod/mini'
import type { Tx } from '#server/db/database.ts'
import type { Config } from '#server/config.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Day, Moment } from '#shared/time-schemas.ts'
import { AGE_MAX, capsuleAudiences, LETTER_MAX_LENGTH } from '../capsules.rules.ts'
import { insertImportedCapsule, selectKnownCapsules } from './capsules.queries.ts'
import { insertImportedFile } from './capsule-files.queries.ts'
import type { StoredLetterFile } from './import-letter-files.ts'
import { keyOfServer } from './letter-crypto.ts'

const Name = z.string().check(z.maxLength(201))
const Wrapped = z.string().check(z.maxLength(1000))
const CIPHERTEXT_MAX_LENGTH = 300_000

/** A letter in a family export: its ciphertext and both copies of its key, or its text if it has opened. */
export const ImportedLetter = z
  .object({
    id: Id,
    person_id: z.nullable(Id),
    person_name: Name.check(z.minLength(1)),
    author_id: z.nullable(Id),
    author_name: Name,
    audience: z.enum(capsuleAudiences),
    recipient_id: z.nullable(Id),
    age: z.nullable(z.int().check(z.minimum(1), z.maximum(AGE_MAX))),
    opens_on: Day,
    opens_at: Moment,
    created_at: Moment,
    opened_at: z.nullable(Moment),
    key_id: Id,
    ciphertext: z.nullable(z.string().check(z.maxLength(CIPHERTEXT_MAX_LENGTH), z.regex(/^\\x(?:[0-9a-f]{2})+$/))),
    server_key: z.nullable(Wrapped),
    sheet_key: z.nullable(Wrapped),
    letter: z.nullable(z.string().check(z.maxLength(LETTER_MAX_LENGTH))),
    bytes: z.int().check(z.minimum(1), z.maximum(100_000)),
  })
  .check(z.refine((one) => [one.ciphertext, one.server_key, one.sheet_key].every((part) => !part === !!one.opened_at)))
  .check(z.refine(({ letter, opened_at }) => (letter === null) === !opened_at))
export type ImportedLetter = z.output<typeof ImportedLetter>

/** IDs here, by their ID in the export. */
type Here = {
  accounts: ReadonlyMap<string, string>
  people: ReadonlyMap<string, string>
  /** What's in letters, by the letter's ID in the export. */
  files?: ReadonlyMap<string, readonly StoredLetterFile[]>
}

/** Those that the family doesn't have yet, and that someone here can read. */
export async function selectNewLetters<Letter extends ImportedLetter>(
  tx: Tx,
  family_id: string,
  letters: readonly Letter[],
  { accounts }: Pick<Here, 'accounts'>,
): Promise<Letter[]> {
  const known = await selectKnownCapsules(tx, family_id)
  const isHere = (account: string | null) => account !== null && accounts.has(account)
  return letters.filter(
    ({ key_id, audience, author_id, recipient_id }) =>
      !known.has(key_id) && (audience === 'family' || isHere(author_id) || isHere(recipient_id)),
  )
}

/**
 * Imports letters that the family doesn't have yet. A waiting one stays sealed: where the secret is another, it needs its
 * sheet. Its day can't be changed in the export, because the server's copy of the key is bound to it. Returns the IDs of
 * letters for the whole family.
 */
export async function importLetters(
  tx: Tx,
  family_id: string,
  letters: readonly ImportedLetter[],
  here: Here,
  { secret }: Pick<Config, 'secret'>,
): Promise<Map<string, string>> {
  const known = await selectKnownCapsules(tx, family_id)
  const shared = new Map<string, string>()
  for (const { id: there, ciphertext, ...letter } of letters) {
    const id = known.get(letter.key_id) ?? newId()
    const author_id = (letter.author_id && here.accounts.get(letter.author_id)) ?? null
    const recipient_id = (letter.recipient_id && here.accounts.get(letter.recipient_id)) ?? null
    if (letter.audience === 'family') shared.set(there, id)
    // No one here could read it.
    else if (!author_id && !recipient_id) continue
    if (known.has(letter.key_id)) continue
    known.set(letter.key_id, id)
    const person_id = (letter.person_id && here.people.get(letter.person_id)) ?? null
    const needs_sheet = Boolean(letter.server_key && !keyOfServer(letter.server_key, letter, secret))
    const content = ciphertext === null ? null : Buffer.from(ciphertext.slice(2), 'hex')
    const audience_to = { author_id, recipient_id: letter.audience === 'recipient' ? recipient_id : null }
    await insertImportedCapsule(tx, {
      ...{ ...letter, id, family_id, person_id, ...audience_to, needs_sheet, ciphertext: content },
    })
    for (const file of here.files?.get(there) ?? [])
      await insertImportedFile(tx, { ...file, family_id, capsule_id: id, added_by: author_id })
  }
  return shared
}
