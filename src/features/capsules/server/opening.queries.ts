import { sql, type Kysely } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'

const DUE_AT_ONCE = 100

/** Letters that an earlier run already found due, and that still are, after an ID. */
export function selectOverdue(db: Db, after: string | undefined) {
  return db
    .selectFrom('capsules as capsule')
    .innerJoin('families as family', 'family.id', 'capsule.family_id')
    .select(['capsule.id', 'capsule.family_id'])
    .where('capsule.opened_at', 'is', null)
    .where('capsule.opens_at', '<=', sql<string>`now()`)
    .where('capsule.due_at', '<', sql<string>`now() - interval '30 minutes'`)
    .where('family.deleted_at', 'is', null)
    .$call((query) => (after ? query.where('capsule.id', '>', after) : query))
    .orderBy('capsule.id')
    .limit(DUE_AT_ONCE)
    .execute()
}

/** Notes when letters became due, and forgets it where the clock was wrong. */
export async function markDue(db: Db): Promise<void> {
  await sql`update capsules set due_at = now() where opened_at is null and due_at is null and opens_at <= now()`.execute(
    db,
  )
  await sql`update capsules set due_at = null where opened_at is null and due_at is not null and opens_at > now()`.execute(
    db,
  )
}

/** Stores the text in the clear, and forgets the keys. Nothing if it's open already. */
export function markOpened(tx: Kysely<DB>, id: string, letter: string) {
  return tx
    .updateTable('capsules')
    .set({ letter, opened_at: sql<string>`now()`, needs_sheet: false })
    .set({ ciphertext: null, server_key: null, sheet_key: null })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .returning(['id', 'family_id', 'author_id', 'author_name', 'person_name', 'audience', 'recipient_id'])
    .executeTakeFirst()
}
export type OpenedRow = NonNullable<Awaited<ReturnType<typeof markOpened>>>

export async function markUnreadable(tx: Kysely<DB>, id: string): Promise<void> {
  await tx.updateTable('capsules').set({ needs_sheet: true }).where('id', '=', id).execute()
}

/** The members who can read it. */
export async function selectReaders(tx: Kysely<DB>, { family_id, audience, ...of }: OpenedRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('family_members')
    .select('user_id')
    .where('family_id', '=', family_id)
    .$if(audience === 'recipient', (query) =>
      query.where('user_id', 'in', [of.author_id, of.recipient_id].filter((id) => id !== null).concat(NO_ONE)),
    )
    .execute()
  return rows.map(({ user_id }) => user_id)
}
/** A list in SQL has at least one value. */
const NO_ONE = '00000000-0000-0000-0000-000000000000'
