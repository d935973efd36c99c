import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { tileColumns } from './listed-photos.fragments.ts'
import type { PhotoListedRow } from './photo-view.ts'

/** The photos of a photo's stack, and who added them, by capture time. */
export async function selectStack(tx: Tx, family_id: string, photo_id: string) {
  const { rows } = await sql<PhotoListedRow & { added_by: string | null }>`
    select ${tileColumns}, photo.added_by from photos photo
      where photo.family_id = ${family_id} and photo.deleted_at is null and photo.stack_id = (
        select stack_id from photos asked where asked.family_id = ${family_id} and asked.id = ${photo_id})
      order by photo.sort_at, photo.id`.execute(tx)
  return rows
}

/** These photos and all others of their stacks, by capture time, as far as the caller sees them. */
export function selectStacks(tx: Tx, family_id: string, photo_ids: readonly string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'stack_id', 'is_covered', 'audience'])
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('film_of', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any (${photo_ids}::uuid[])`),
        eb(
          'stack_id',
          '=',
          sql<string>`any (array(select stack_id from photos asked where asked.family_id = ${family_id}
            and asked.id = any (${photo_ids}::uuid[]) and asked.stack_id is not null))`,
        ),
      ]),
    )
    .orderBy('sort_at')
    .orderBy('id')
    .execute()
}

/** `top_id` becomes the only chosen top; without one, the previous choice stays. */
export async function updateStack(
  tx: Tx,
  family_id: string,
  { stack_id, photo_ids, top_id }: { stack_id: string; photo_ids: string[]; top_id: string | undefined },
): Promise<void> {
  await tx
    .updateTable('photos')
    .set({
      ...{ stack_id, is_unstacked: false, updated_at: sql`now()` },
      ...(top_id !== undefined && { is_stack_top: sql<boolean>`id = ${top_id}` }),
    })
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .execute()
}

export async function separatePhotos(tx: Tx, family_id: string, photo_ids: string[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ stack_id: null, is_stack_top: false, is_unstacked: true, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .execute()
}

/** Those of the photos that someone unstacked. */
export async function selectUnstacked(tx: Tx, family_id: string, photo_ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .where('is_unstacked', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
