import type { Member } from '#features/families/server/member.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Comment, commentsContract } from '../comments.contract.ts'
import { toComment } from './comment-view.ts'
import { selectComment, updateCommentText } from './comments.queries.ts'
import { subjectOfRow, publishComments } from './subjects.ts'

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
