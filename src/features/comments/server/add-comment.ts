import type { ActingMember } from '#features/families/server/member.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { queueComment } from '#features/webhooks/server/queue-event.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Comment, commentsContract } from '../comments.contract.ts'
import type { Subject } from '../comments.rules.ts'
import { toComment } from './comment-view.ts'
import { insertComment, selectComment, selectParticipants } from './comments.queries.ts'
import { selectSubject } from './subjects.queries.ts'
import { publishComments, requireSubject, subjectOf } from './subjects.ts'

/** Adds a comment, idempotent by `once`. A reply to a reply belongs to the top-level comment. */
export async function addComment(
  author: ActingMember<'comments.add'>,
  input: InputOf<typeof commentsContract.addComment>,
): Promise<Comment> {
  const { tx, family_id, user_id } = author
  const subject = subjectOf(input)
  await requireSubject(tx, family_id, subject)
  const parent_id = input.parent_id ? await conversationOf(author, input.parent_id) : null
  const { once, text } = input
  const id = idempotentId(once, user_id, family_id, subject.id)
  const isNew = await insertComment(tx, { id, family_id, parent_id, author_id: user_id, text }, subject).catch(
    (error: unknown) => {
      // The parent was just deleted, or belongs to another subject.
      if (parent_id && isForeignKeyViolation(error)) throw notFound()
      throw error
    },
  )
  if (isNew) {
    await publishComments(tx, family_id, subject)
    await notifyOfComment(author, subject, parent_id)
    await queueComment(tx, family_id, user_id, id)
  }
  return toComment(required(await selectComment(tx, family_id, id)), author)
}

async function conversationOf({ tx, family_id }: ActingMember<'comments.add'>, comment_id: string): Promise<string> {
  const answered = await selectComment(tx, family_id, comment_id)
  if (!answered) throw notFound()
  return answered.parent_id ?? answered.id
}

function isForeignKeyViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23503'
}

/**
 * Notifies the person who added the subject and, for a reply, everyone in the thread who can still see the subject.
 */
async function notifyOfComment(
  { tx, family_id, user_id }: ActingMember<'comments.add'>,
  subject: Subject,
  conversation_id: string | null,
): Promise<void> {
  const { added_by, audience, child_id = null } = required(await selectSubject(tx, family_id, subject))
  const isShared = audience !== 'private'
  const participants = conversation_id && isShared ? await selectParticipants(tx, family_id, conversation_id) : []
  const concerned = new Set([...(added_by ? [added_by] : []), ...participants])
  const notification = {
    family_id,
    kind: 'comment_added',
    actor_id: user_id,
    bundle: `talk ${subject.id}`,
    count: 1,
  } as const
  // A link to an answer needs the ID of the child who gave it.
  const about = {
    photo: { photo_ids: [subject.id] },
    milestone: { photo_ids: [], milestone_id: subject.id },
    response: { photo_ids: [], child_id },
    album: { photo_ids: [], album_id: subject.id },
  }[subject.kind]
  await notify(tx, { ...notification, title: '', ...about }, [...concerned])
}
