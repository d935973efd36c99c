import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { commentsContract } from '../comments.contract.ts'
import { COMMENTS_PAGE_SIZE } from '../comments.rules.ts'
import { toComment } from './comment-view.ts'
import {
  selectComment,
  selectCommentCounts,
  selectCommentCountsOf,
  selectConversations,
  selectReplies,
} from './comments.queries.ts'
import { requireSubject, subjectOf } from './subjects.ts'

type ListComments = typeof commentsContract.listComments
type ListReplies = typeof commentsContract.listReplies

/** A page of top-level comments, newest first, and the total count. */
export async function listComments(
  viewer: Member<'family.view'>,
  input: InputOf<ListComments>,
): Promise<ResultOf<ListComments>> {
  const { family_id, limit } = input
  const subject = subjectOf(input)
  const after = readCursor(input.cursor)
  await requireSubject(viewer.tx, family_id, subject)
  const [rows, counts] = await Promise.all([
    selectConversations(viewer.tx, { family_id, subject, after, limit: limit + 1 }),
    selectCommentCounts(viewer.tx, family_id, subject),
  ])
  const shown = rows.slice(0, limit)
  return {
    comments: shown.map((row) => ({
      ...toComment(row, viewer),
      reply_count: row.reply_count,
      replies: row.replies.map((reply) => toComment(reply, viewer)),
    })),
    next_cursor: rows.length > limit ? cursorOf(required(shown.at(-1))) : null,
    total: counts.comment ?? 0,
  }
}

/** A page of a comment's replies. */
export async function listReplies(
  viewer: Member<'family.view'>,
  { family_id, comment_id, cursor }: InputOf<ListReplies>,
): Promise<ResultOf<ListReplies>> {
  const after = readCursor(cursor)
  if (!(await selectComment(viewer.tx, family_id, comment_id))) throw notFound()
  const limit = COMMENTS_PAGE_SIZE
  const rows = await selectReplies(viewer.tx, { family_id, parent_id: comment_id, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    replies: shown.map((row) => toComment(row, viewer)),
    next_cursor: rows.length > limit ? cursorOf(required(shown.at(-1))) : null,
  }
}

function cursorOf({ created_at, id }: { created_at: string; id: string }): string {
  return writeCursor({ at: created_at, id })
}

type Operation = typeof commentsContract.listTalkCounts

export async function listTalkCounts(
  { tx, family_id }: Member<'family.view'>,
  { subject_kind, subject_ids }: InputOf<Operation>,
): Promise<ResultOf<Operation>> {
  return { counts: await selectCommentCountsOf(tx, family_id, subject_kind, subject_ids.split(',')) }
}
