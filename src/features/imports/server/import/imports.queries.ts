import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { IMPORT_LIFETIME_DAYS, type importItemStates, type ImportRefusal } from '../../imports.rules.ts'

type Owned = { family_id: string; user_id: string }
export type ItemState = (typeof importItemStates)[number]

/** The import of these paths, new or resumed. */
export function upsertImport(db: Db, row: Owned & { id: string; source: string }) {
  return db
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .expression(sql`family_id, user_id, md5(source)`)
        .doUpdateSet({ state: 'running', finished_at: null, started_at: sql`now()` }),
    )
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** Keeps uploaded files for a while if some could be imported on a retry. */
export async function finishImport(db: Db | Tx, id: string, is_kept: boolean): Promise<void> {
  const kept_until = is_kept ? sql<string>`now() + make_interval(days => ${IMPORT_LIFETIME_DAYS})` : null

  await db
    .updateTable('imports')
    .set({ state: 'done', files_done: sql`files_total`, finished_at: sql`now()`, kept_until })
    .where('id', '=', id)
    .execute()
}

export async function selectItems(db: Db, import_id: string) {
  return db
    .selectFrom('import_items')
    .select(['id', 'path', 'bytes', 'state', 'reason', 'photo_id'])
    .$narrowType<{ state: ItemState; reason: ImportRefusal | null }>()
    .where('import_id', '=', import_id)
    .orderBy('path')
    .execute()
}

export type ImportItem = Awaited<ReturnType<typeof selectItems>>[number]

type NewItem = { id: string; import_id: string; family_id: string; path: string; bytes: number; state: ItemState }

/** A file that was refused before, or whose upload is gone, gets a new ID for the retry. */
export async function putItem(db: Db | Tx, item: NewItem & { reason?: string | null }): Promise<void> {
  const { id, bytes, state, reason = null } = item
  await db
    .insertInto('import_items')
    .values(item)
    .onConflict((conflict) =>
      conflict.expression(sql`import_id, md5(path)`).doUpdateSet({ ...{ id, bytes, state, reason }, photo_id: null }),
    )
    .execute()
}

export async function settleItem(
  db: Db,
  id: string,
  outcome: { state: ItemState; reason: string | null; photo_id: string | null },
): Promise<void> {
  await db.updateTable('import_items').set(outcome).where('id', '=', id).execute()
}

export function selectUploadFates(db: Db, ids: string[]) {
  return db
    .selectFrom('uploads')
    .select(['id', 'state', 'photo_id', 'reason', 'retry_at'])
    .where('id', 'in', ids)
    .execute()
}

/** Metadata from the photo file itself, which other sources never replace. */
export function selectKnownFacts(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select(['taken_at', 'description', 'location_lat'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

/** The audio captions that the family has: `<photo> <SHA-256>`. */
export async function selectCaptionKeys(tx: Tx, family_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('audio_captions')
    .select(sql<string>`photo_id || ' ' || encode(sha256, 'hex')`.as('key'))
    .where('family_id', '=', family_id)
    .execute()
  return rows.map(({ key }) => key)
}

export function selectMembers(tx: Tx, family_id: string) {
  return tx
    .selectFrom('family_members as member')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .select(['member.user_id', 'member.role', 'person.email'])
    .where('member.family_id', '=', family_id)
    .execute()
}

const FAMILIES_LISTED = 20

/** Families by ID or name, each with its owner; an empty name matches all. */
export function selectFamilies(db: Db, which: { id: string } | { name: string }) {
  return db
    .selectFrom('families as family')
    .innerJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'family.id').on('owner.role', '=', 'owner'),
    )
    .innerJoin('profiles as person', 'person.id', 'owner.user_id')
    .select(['family.id', 'family.name', 'person.email'])
    .where('family.deleted_at', 'is', null)
    .$if('id' in which, (query) => query.where('family.id', '=', (which as { id: string }).id))
    .$if('name' in which && which.name !== '', (query) =>
      query.where(sql<string>`lower(family.name)`, '=', (which as { name: string }).name.toLowerCase()),
    )
    .orderBy('family.name')
    .orderBy('family.created_at')
    .limit(FAMILIES_LISTED)
    .execute()
}

/** The member with this email address, otherwise the owner. */
export function selectImporter(db: Db, family_id: string, email: string | undefined) {
  return db
    .selectFrom('family_members as member')
    .innerJoin('profiles as person', 'person.id', 'member.user_id')
    .innerJoin('families as family', 'family.id', 'member.family_id')
    .select(['member.user_id', 'member.role', 'family.name as family_name', 'person.email'])
    .where('member.family_id', '=', family_id)
    .where('family.deleted_at', 'is', null)
    .$call((query) => (email === undefined ? query : query.where('person.email', '=', email)))
    .$if(email === undefined, (query) => query.where('member.role', '=', 'owner'))
    .executeTakeFirst()
}
