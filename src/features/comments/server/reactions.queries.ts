import type { Tx } from '#server/db/database.ts'
import type { ReactionKind, Subject } from '../comments.rules.ts'
import { subjectColumn } from './subjects.ts'

type Reaction = { family_id: string; user_id: string; kind: ReactionKind; created_at?: string }

/** Newest first; names are included for people who share a family with the viewer. */
export function selectReactors(tx: Tx, family_id: string, subject: Subject, limit: number) {
  return tx
    .selectFrom('reactions as reaction')
    .leftJoin('profiles as person', 'person.id', 'reaction.user_id')
    .leftJoin('guests as guest', 'guest.id', 'reaction.guest_id')
    .select(['reaction.kind', 'person.first_name', 'person.last_name', 'person.email', 'guest.name as guest_name'])
    .where((eb) => eb.or([eb('person.id', 'is not', null), eb('guest.id', 'is not', null)]))
    .where('reaction.family_id', '=', family_id)
    .where(`reaction.${subjectColumn(subject)}`, '=', subject.id)
    .orderBy('reaction.created_at', 'desc')
    .orderBy('reaction.id', 'desc')
    .limit(limit)
    .execute()
}

export async function selectOwnReactions(tx: Tx, family_id: string, subject: Subject, user_id: string) {
  const rows = await tx
    .selectFrom('reactions')
    .select('kind')
    .where('family_id', '=', family_id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('user_id', '=', user_id)
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Whether someone reacted the same way to the same subject at the same time. */
export async function hasReaction(
  tx: Tx,
  { family_id, kind, created_at }: { family_id: string; kind: ReactionKind; created_at: string },
  subject: Subject,
): Promise<boolean> {
  const same = await tx
    .selectFrom('reactions')
    .select('id')
    .where('family_id', '=', family_id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('kind', '=', kind)
    .where('created_at', '=', created_at)
    .executeTakeFirst()
  return same !== undefined
}

/** Whether it's new; repeating it is a no-op. */
export async function insertReaction(tx: Tx, reaction: Reaction & { id: string }, subject: Subject): Promise<boolean> {
  const inserted = await tx
    .insertInto('reactions')
    .values({ ...reaction, [subjectColumn(subject)]: subject.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteReaction(tx: Tx, reaction: Reaction, subject: Subject): Promise<void> {
  await tx
    .deleteFrom('reactions')
    .where('family_id', '=', reaction.family_id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('user_id', '=', reaction.user_id)
    .where('kind', '=', reaction.kind)
    .execute()
}
