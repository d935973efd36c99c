import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import type { Comment } from '../comments.contract.ts'
import type { CommentRow } from './comments.queries.ts'

/** A comment as the viewer sees it, with what they can do with it. */
export function toComment(row: CommentRow, viewer: Pick<Member<'family.view'>, 'user_id' | 'role'>): Comment {
  const isThere = row.text !== null
  const isOwn = row.author_id === viewer.user_id
  return {
    id: row.id,
    parent_id: row.parent_id,
    text: row.text,
    author:
      row.author_id && row.first_name !== null && isThere
        ? { id: row.author_id, first_name: row.first_name, last_name: row.last_name ?? '', avatar_url: row.avatar_url }
        : null,
    guest_name: isThere ? row.guest_name : null,
    created_at: row.created_at,
    edited_at: row.edited_at,
    can: { edit: isThere && isOwn, delete: isThere && (isOwn || may(viewer.role, 'comments.moderate')) },
  }
}
