import { subjectOf, subjectOfRow } from '#features/comments/server/subjects.ts'
import { queueGuestComment } from '#features/webhooks/server/queue-event.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { GuestComment, guestsContract } from '../guests.contract.ts'
import { deleteOwnComment, insertGuestComment, selectGuestComments } from './guest-comments.queries.ts'
import { selectPlace } from './guest-places.fragments.ts'
import type { Guest } from './guest.ts'

/** Adds a comment, idempotent by `once`. A trigger notifies the family. */
export async function addGuestComment(
  guest: Guest,
  input: InputOf<typeof guestsContract.addGuestComment>,
): Promise<GuestComment> {
  const { tx, family_id, guest_id, can_comment } = guest
  const { once, text } = input
  const subject = subjectOf(input)
  if ((await selectPlace(tx, guest, subject.id))?.kind !== subject.kind) throw notFound()
  if (!can_comment) throw new Problem('forbidden')
  const id = idempotentId(once, guest_id, family_id, subject.id)
  const isNew = await insertGuestComment(tx, { id, family_id, guest_id, text }, subject)
  if (isNew) await queueGuestComment(tx, family_id, id)
  await publishToFamily(tx, family_id, { kind: 'comments', id: subject.id })
  const comments = await selectGuestComments(tx, guest, [subject.id])
  const { subject_id: _, ...comment } = required(comments.find((one) => one.id === id))
  return comment
}

export async function deleteGuestComment(
  guest: Guest,
  { comment_id }: InputOf<typeof guestsContract.deleteGuestComment>,
): Promise<void> {
  const { tx, family_id } = guest
  const gone = await deleteOwnComment(tx, guest, comment_id)
  if (!gone) throw notFound()
  await publishToFamily(tx, family_id, { kind: 'comments', id: subjectOfRow(gone).id })
}
