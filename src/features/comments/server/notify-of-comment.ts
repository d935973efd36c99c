import type { Member } from '#features/families/server/member.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { required } from '#shared/required.ts'
import type { Subject } from '../comments.rules.ts'
import { selectParticipants } from './comments.queries.ts'
import { selectSubject } from './subjects.queries.ts'

/**
 * Tells whoever added the thing and, of an answer, everybody in the conversation. The words are not in the notice: they
 * are read where it leads, by those who may see the thing then.
 */
export async function notifyOfComment(
  { tx, family_id, user_id }: Member<'comments.add'>,
  subject: Subject,
  conversation_id: string | null,
): Promise<void> {
  const { added_by, child_id } = required(await selectSubject(tx, family_id, subject))
  const participants = conversation_id ? await selectParticipants(tx, family_id, conversation_id) : []
  const concerned = new Set([...(added_by ? [added_by] : []), ...participants])
  const notice = {
    family_id,
    kind: 'comment_added',
    actor_id: user_id,
    bundle: `talk ${subject.id}`,
    count: 1,
  } as const
  // An answer is found by the child who gave it.
  const about = {
    photo: { photo_ids: [subject.id] },
    milestone: { photo_ids: [], milestone_id: subject.id },
    response: { photo_ids: [], child_id },
  }[subject.kind]
  await notify(tx, { ...notice, title: '', ...about }, [...concerned])
}
