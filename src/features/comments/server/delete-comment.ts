import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { clearComment, lockComment, removeComment, selectComment } from './comments.queries.ts'
import { subjectOfRow, publishComments } from './subjects.ts'

/**
 * Deletes one's own comment or, as the owner, anyone's. A comment with replies only loses its text, and is removed with
 * its last reply.
 * @throws Problem not_found, forbidden
 */
export async function deleteComment(
  member: Member<'comments.add'>,
  { family_id, comment_id }: { family_id: string; comment_id: string },
): Promise<void> {
  const comment = await selectComment(member.tx, family_id, comment_id)
  if (!comment || comment.text === null) throw notFound()
  const isOwn = comment.author_id === member.user_id
  if (!isOwn && !may(member.role, 'comments.moderate')) throw new Problem('forbidden')
  const locked = await lockComment(member.tx, family_id, comment_id)
  if (!locked) throw notFound()
  await (locked.reply_count > 0 ? clearComment : removeComment)(member.tx, family_id, comment_id)
  if (!isOwn)
    await recordAudit(member.tx, {
      ...{ action: 'comment.deleted', family_id },
      ...(comment.author_id && { subject_id: comment.author_id }),
    })
  await publishComments(member.tx, family_id, subjectOfRow(comment))
}
