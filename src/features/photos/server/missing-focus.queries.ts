import type { Db } from '#server/db/database.ts'
import type { Focus } from '#server/media-process/find-focus.ts'

/** Oldest first. */
export function selectWithoutFocus(db: Db, limit: number) {
  return db
    .selectFrom('photos')
    .select(['id', 'family_id', 'derivatives_version'])
    .where('focus_x', 'is', null)
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'image')
    .where('placeholder', '=', false)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A photo that was turned or cropped since then has its focus already. */
export async function saveFocus(db: Db, { id }: { id: string }, focus: Focus): Promise<void> {
  await db.updateTable('photos').set(focus).where('id', '=', id).where('focus_x', 'is', null).execute()
}
