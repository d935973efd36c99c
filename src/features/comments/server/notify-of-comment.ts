import type { ActingMember } from '#features/families/server/member.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { required } from '#shared/required.ts'
import type { Subject } from '../comments.rules.ts'
import { selectParticipants } from './comments.queries.ts'
import { selectSubject } from './subjects.queries.ts'

/**
 * Notifies the person who added the subject and, for a reply, everyone in the thread who can still see the subject.
 */
export async function notifyOfComment(
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
