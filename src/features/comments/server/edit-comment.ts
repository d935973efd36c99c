import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Comment, commentsContract } from '../comments.contract.ts'
import { toComment } from './comment-view.ts'
import { clearComment, lockComment, removeComment, selectComment, updateCommentText } from './comments.queries.ts'
import { publishComments, subjectOfRow } from './subjects.ts'

/** Changes the text of one's own comment; the same text is a no-op. @throws Problem not_found, forbidden */
export async function editComment(
  author: Member<'comments.add'>,
  { family_id, comment_id, text }: InputOf<typeof commentsContract.editComment>,
): Promise<Comment> {
  const comment = await selectComment(author.tx, family_id, comment_id)
  if (!comment || comment.text === null) throw notFound()
  if (comment.author_id !== author.user_id) throw new Problem('forbidden')
  await updateCommentText(author.tx, family_id, comment_id, text)
  const edited = await selectComment(author.tx, family_id, comment_id)
  if (!edited) throw notFound()
  await publishComments(author.tx, family_id, subjectOfRow(comment))
  return toComment(edited, author)
}

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
