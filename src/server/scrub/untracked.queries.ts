import { sql } from 'kysely'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { Db } from '#server/db/database.ts'

export type UntrackedObject = { key: string; bytes: number; stored_at: Date }

export async function recordUntracked(db: Db, objects: UntrackedObject[], seen_at: Date): Promise<void> {
  if (!objects.length) return
  await db
    .insertInto('untracked_objects')
    .values(
      objects.map((object) => ({
        ...object,
        stored_at: object.stored_at.toISOString(),
        seen_at: seen_at.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ seen_at: seen_at.toISOString() }))
    .execute()
}

/** Those that a check no longer found. */
export async function deleteUnseen(db: Db, checked_at: Date): Promise<void> {
  await db.deleteFrom('untracked_objects').where('seen_at', '<', checked_at.toISOString()).execute()
}

export async function selectFoldersToRemove(db: Db): Promise<string[]> {
  const { rows } = await sql<{ folder: string }>`select * from app.folders_to_remove() as folder`.execute(db)
  return rows.map(({ folder }) => folder)
}

/** What an administrator decided and hasn't been done, unless an upload is adding the file. */
export function selectDecision(db: Db, key: string) {
  return db
    .selectFrom('untracked_objects')
    .select(['key', 'bytes', 'stored_at', 'decision'])
    .where('key', '=', key)
    .where('decision', 'is not', null)
    .where('upload_id', 'is', null)
    .executeTakeFirst()
}

export async function deleteUntracked(db: Db, key: string): Promise<void> {
  await db.deleteFrom('untracked_objects').where('key', '=', key).execute()
}

/** The owner of a family that wasn't deleted. */
export async function selectOwner(db: Db, family_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('family_members as owner')
    .innerJoin('families as family', 'family.id', 'owner.family_id')
    .select('owner.user_id')
    .where('owner.family_id', '=', family_id)
    .where('owner.role', '=', 'owner')
    .where('family.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id
}

export async function setUpload(db: Db, key: string, upload_id: string): Promise<void> {
  await db.updateTable('untracked_objects').set({ upload_id }).where('key', '=', key).execute()
}

/** The outcomes of uploads of untracked files. Uploads are deleted a while after they're decided. */
export async function selectAddedAgain(db: Db) {
  const { rows } = await sql<{ key: string; is_added: boolean; reason: string | null }>`
    select key, upload.reason,
        coalesce(upload.state in ('done', 'duplicate'), exists (select from photos where id = upload_id)) as is_added
      from untracked_objects untracked left join uploads upload on upload.id = upload_id
      where upload_id is not null and coalesce(upload.state, '') not in ('receiving', 'received')`.execute(db)
  return rows
}

/** Whether files wait for the uploads that add them again. */
export function isAddingAny(db: Db): Promise<boolean> {
  return selectValue(db, sql<boolean>`exists (select from untracked_objects where upload_id is not null)`)
}

/** The file stays, and an administrator can decide again. */
export async function recordNotAdded(db: Db, key: string, problem: string | null): Promise<void> {
  await db
    .updateTable('untracked_objects')
    .set({ decision: null, upload_id: null, problem })
    .where('key', '=', key)
    .execute()
}
