import type { Member } from '#features/families/server/member.ts'
import type { InputOf } from '#shared/contract.ts'
import { fullName } from '#shared/full-name.ts'
import { newId } from '#shared/ids.ts'
import type { commentsContract, Reactions } from '../comments.contract.ts'
import { reactionKinds, REACTORS_SHOWN, type ReactionKind } from '../comments.rules.ts'
import { selectCommentCounts } from './comments.queries.ts'
import { deleteReaction, insertReaction, selectOwnReactions, selectReactors } from './reactions.queries.ts'
import { requireSubject, subjectOf, publishComments } from './subjects.ts'

/** A subject's reactions: counts, names, and the viewer's own. */
export async function listReactions(
  viewer: Member<'family.view'>,
  input: InputOf<typeof commentsContract.listReactions>,
): Promise<Reactions> {
  const { tx, family_id, user_id } = viewer
  const subject = subjectOf(input)
  await requireSubject(tx, family_id, subject)
  const [counts, mine, people] = await Promise.all([
    selectCommentCounts(tx, family_id, subject),
    selectOwnReactions(tx, family_id, subject, user_id),
    selectReactors(tx, family_id, subject, REACTORS_SHOWN),
  ])
  return {
    counts: reactionKinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(({ count }) => count),
    mine,
    people: people.map(({ kind, ...person }) => ({ kind: kind as ReactionKind, name: nameOf(person) })),
  }
}

/** Each kind once per person; repeating it is a no-op. */
export async function addReaction(
  member: Member<'comments.add'>,
  input: InputOf<typeof commentsContract.addReaction>,
): Promise<void> {
  const { tx, family_id, user_id } = member
  const subject = subjectOf(input)
  await requireSubject(tx, family_id, subject)
  const isNew = await insertReaction(tx, { id: newId(), family_id, user_id, kind: input.kind }, subject)
  if (isNew) await publishComments(tx, family_id, subject)
}

/** Removes a reaction; a missing one is a no-op. */
export async function removeReaction(
  member: Member<'comments.add'>,
  input: InputOf<typeof commentsContract.removeReaction>,
): Promise<void> {
  const { tx, family_id, user_id } = member
  const subject = subjectOf(input)
  await requireSubject(tx, family_id, subject)
  await deleteReaction(tx, { family_id, user_id, kind: input.kind }, subject)
  await publishComments(tx, family_id, subject)
}

type Reactor = { first_name: string | null; last_name: string | null; email: string | null; guest_name: string | null }

/** Guests are shown by the name on their link. */
function nameOf({ first_name, last_name, email, guest_name }: Reactor): string {
  return guest_name ?? (fullName({ first_name: first_name ?? '', last_name }) || (email ?? '').replace(/@.*/, ''))
}
