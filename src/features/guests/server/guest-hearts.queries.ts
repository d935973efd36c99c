import { sql } from 'kysely'
import { subjectColumn } from '#features/comments/server/subjects.ts'
import type { Subject } from '#features/comments/comments.rules.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'

type Heart = { family_id: string; guest_id: string }

/** Which of these the guest has hearted. */
export async function selectHearts(
  tx: Tx,
  { family_id, guest_id }: Heart,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(photo_id, milestone_id, response_id) as id from reactions
      where family_id = ${family_id} and guest_id = ${guest_id}
        and coalesce(photo_id, milestone_id, response_id) = any (${ids}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Once per guest and item; repeating it is a no-op. */
export async function insertGuestHeart(tx: Tx, heart: Heart, subject: Subject): Promise<void> {
  await tx
    .insertInto('reactions')
    .values({ id: newId(), kind: 'heart', ...heart, [subjectColumn(subject)]: subject.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteGuestHeart(tx: Tx, { family_id, guest_id }: Heart, subject: Subject): Promise<void> {
  await tx
    .deleteFrom('reactions')
    .where('family_id', '=', family_id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('guest_id', '=', guest_id)
    .execute()
}
