import { sql, type Insertable, type Kysely } from 'kysely'
import { olderThan } from '#server/db/older-than.queries.ts'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { Capsules, DB } from '#server/db/tables.ts'
import { lock } from '#server/db/lock.queries.ts'
import { BEGINNING_LENGTH, type CapsuleAudience } from '../capsules.rules.ts'
import type { Sealed } from './letter-crypto.ts'

/** Without what's encrypted. */
const shown = (tx: Tx) =>
  tx
    .selectFrom('capsules as capsule')
    .leftJoin('people as person', (on) =>
      on.onRef('person.family_id', '=', 'capsule.family_id').onRef('person.id', '=', 'capsule.person_id'),
    )
    .select(['capsule.id', 'capsule.person_id', 'capsule.person_name', 'capsule.author_id', 'capsule.author_name'])
    .select(['capsule.audience', 'capsule.recipient_id', 'capsule.age', 'capsule.opens_on', 'capsule.opens_at'])
    .select(['capsule.created_at', 'capsule.opened_at', 'capsule.needs_sheet', 'person.birth_date'])
    .select((eb) => {
      const files = eb
        .selectFrom('capsule_files as file')
        .select((count) => count.fn.countAll<number>().as('files'))
        .whereRef('file.family_id', '=', 'capsule.family_id')
        .whereRef('file.capsule_id', '=', 'capsule.id')
      const photos = files.where((of) => of.or([of('file.photo_id', 'is not', null), of('file.kind', '=', 'image')]))
      const recordings = files.where('file.kind', 'in', ['audio', 'video'])
      return [files.as('file_count'), photos.as('photo_count'), recordings.as('recording_count')]
    })

export type CapsuleRow = Awaited<ReturnType<typeof selectWaiting>>[number]
type Page = { family_id: string; after: Cursor | undefined; limit: number }

/** Soonest first. */
export function selectWaiting(tx: Tx, { family_id, after, limit }: Page) {
  return shown(tx)
    .where('capsule.family_id', '=', family_id)
    .where('capsule.opened_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(capsule.opens_at, capsule.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('capsule.opens_at')
    .orderBy('capsule.id')
    .limit(limit)
    .execute()
}

/** Latest first, with how they begin. */
export function selectOpened(tx: Tx, { family_id, after, limit }: Page) {
  return shown(tx)
    .select(sql<string | null>`left(capsule.letter, ${BEGINNING_LENGTH})`.as('text'))
    .where('capsule.family_id', '=', family_id)
    .where('capsule.opened_at', 'is not', null)
    .where(olderThan(after, 'capsule.opened_at', 'capsule.id'))
    .orderBy('capsule.opened_at', 'desc')
    .orderBy('capsule.id', 'desc')
    .limit(limit)
    .execute()
}

/** The letter's text is null until it opens. */
export function selectCapsule(tx: Tx, family_id: string, id: string) {
  return shown(tx)
    .select('capsule.letter')
    .where('capsule.family_id', '=', family_id)
    .where('capsule.id', '=', id)
    .executeTakeFirst()
}

/** A waiting letter's keys, locked until the transaction ends. */
export function lockKeys(tx: Kysely<DB>, family_id: string, id: string) {
  return tx
    .selectFrom('capsules')
    .select(['id', 'family_id', 'author_id', 'audience', 'opens_at', 'key_id', 'ciphertext', 'server_key', 'sheet_key'])
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .$narrowType<{ ciphertext: Buffer; server_key: string; sheet_key: string }>()
    .forUpdate()
    .executeTakeFirst()
}

/** The person whom a letter is for. */
export function selectAddressee(tx: Tx, family_id: string, person_id: string) {
  return tx
    .selectFrom('people')
    .select(['first_name', 'last_name', 'birth_date', 'user_id'])
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .executeTakeFirst()
}

/** Early in the morning of a day, in a time zone. */
export function momentOf(tx: Tx, day: string, timeZone: string): Promise<string> {
  return selectValue(tx, sql<string>`((${day}::date + time '05:00') at time zone ${timeZone})`)
}

/** Until the transaction ends, no other request seals a letter of this author in the family. */
export async function lockLettersOf(tx: Tx, family_id: string, author_id: string): Promise<void> {
  await lock(tx, `letters:${family_id}${author_id}`)
}

/** How many of an author's letters wait in the family. */
export async function countWaiting(tx: Tx, family_id: string, author_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('capsules')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', family_id)
    .where('author_id', '=', author_id)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type NewCapsule = Sealed & {
  id: string
  family_id: string
  person_id: string
  person_name: string
  author_id: string
  author_name: string
  audience: CapsuleAudience
  recipient_id: string | null
  age: number | null
  opens_on: string
  opens_at: string
}

export async function insertCapsule(tx: Tx, capsule: NewCapsule): Promise<void> {
  await tx.insertInto('capsules').values(capsule).execute()
}

export async function setDay(
  tx: Tx,
  { family_id, id }: { family_id: string; id: string },
  day: { opens_on: string; opens_at: string; server_key: string },
): Promise<void> {
  await tx
    .updateTable('capsules')
    .set({ ...day, due_at: null })
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .execute()
}

export async function setServerKey(
  tx: Tx,
  { family_id, id }: { family_id: string; id: string },
  server_key: string,
): Promise<void> {
  await tx
    .updateTable('capsules')
    .set({ server_key, needs_sheet: false })
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes it if the caller may. */
export function deleteCapsule(tx: Tx, family_id: string, id: string) {
  return tx
    .deleteFrom('capsules')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .returning(['audience', 'opened_at'])
    .executeTakeFirst()
}

/** What an email needs. Nothing if its recipient left, or the family or the letter is deleted. */
export function selectMailFacts(db: Db, { letter_id, user_id }: { letter_id: string; user_id: string }) {
  return db
    .selectFrom('capsules as capsule')
    .innerJoin('families as family', 'family.id', 'capsule.family_id')
    .innerJoin('family_members as member', 'member.family_id', 'family.id')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .select(['family.id as family_id', 'family.name as family', 'person.email', 'prefer.language', 'prefer.timezone'])
    .select(['prefer.date_format', 'capsule.person_name', 'capsule.author_name', 'capsule.created_at'])
    .where('capsule.id', '=', letter_id)
    .where('family.deleted_at', 'is', null)
    .where('member.user_id', '=', user_id)
    .executeTakeFirst()
}
export type MailFacts = NonNullable<Awaited<ReturnType<typeof selectMailFacts>>>

/** IDs of the family's letters by the IDs of their keys, which stay the same when a family moves. */
export async function selectKnownCapsules(tx: Tx, family_id: string): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('capsules').select(['id', 'key_id']).where('family_id', '=', family_id).execute()
  return new Map(rows.map(({ id, key_id }) => [key_id, id]))
}

export async function insertImportedCapsule(tx: Tx, capsule: Insertable<Capsules>): Promise<void> {
  await tx.insertInto('capsules').values(capsule).execute()
}
