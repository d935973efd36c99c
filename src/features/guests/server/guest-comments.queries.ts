import { subjectColumn } from '#features/comments/server/subjects.ts'
import type { Subject } from '#features/comments/comments.rules.ts'
import type { Tx } from '#server/db/database.ts'
import { sql } from 'kysely'
import type { Guest } from './guest.ts'

type By = Pick<Guest, 'family_id' | 'guest_id'>

/** The guest's own comments on these, oldest first. */
export async function selectGuestComments(tx: Tx, { family_id, guest_id }: By, ids: string[]) {
  return tx
    .selectFrom('comments')
    .select(['id', 'created_at'])
    .select(sql<string>`text`.as('text'))
    .select(sql<string>`coalesce(photo_id, milestone_id, response_id)`.as('subject_id'))
    .where('family_id', '=', family_id)
    .where('guest_id', '=', guest_id)
    .where('text', 'is not', null)
    .where(sql<boolean>`coalesce(photo_id, milestone_id, response_id) = any (${ids}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** False for a repeated request, which changes nothing. */
export async function insertGuestComment(
  tx: Tx,
  comment: By & { id: string; text: string },
  subject: Subject,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('comments')
    .values({ ...comment, [subjectColumn(subject)]: subject.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** The subject of the deleted comment. */
export function deleteOwnComment(tx: Tx, { family_id, guest_id }: By, id: string) {
  return tx
    .deleteFrom('comments')
    .where('family_id', '=', family_id)
    .where('guest_id', '=', guest_id)
    .where('id', '=', id)
    .returning(['photo_id', 'milestone_id', 'response_id'])
    .executeTakeFirst()
}
