import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id, IdempotencyKey, IdList } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { subjectKinds } from '#shared/subjects.ts'
import { COMMENTS_PAGE_SIZE, CommentText, reactionKinds } from './comments.rules.ts'

/** The subject of the comments. */
const SubjectKind = z.enum(subjectKinds).check(z.describe('The type of the item. “response” is a child’s answer.'))
const subject = {
  subject_kind: SubjectKind,
  subject_id: Id.check(z.describe('The ID of the photo, milestone, answer, or album.')),
}

const Person = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.nullable(z.string()),
})

const commentFields = {
  id: Id,
  parent_id: z.nullable(Id),
  /** Null if the comment was deleted but its replies remain. */
  text: z.nullable(z.string()),
  /** Null for a guest, and for someone who left the family. */
  author: z.nullable(Person),
  /** The name on the guest's link, if a guest wrote it. */
  guest_name: z.nullable(z.string()),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
}
const Comment = z.object(commentFields)
const Conversation = z.object({
  ...commentFields,
  reply_count: z.int(),
  /** The first replies, oldest first. `listReplies` returns more. */
  replies: z.array(Comment),
})

const Reactions = z.object({
  counts: z.array(z.object({ kind: z.enum(reactionKinds), count: z.int() })),
  /** The caller's own reactions. */
  mine: z.array(z.enum(reactionKinds)),
  /** People who reacted, newest first. */
  people: z.array(z.object({ kind: z.enum(reactionKinds), name: z.string() })),
})

const CommentCount = z.object({ subject_id: Id, comments: z.int(), reactions: z.int() })

export type CommentCount = z.output<typeof CommentCount>
export type Comment = z.output<typeof Comment>
export type Conversation = z.output<typeof Conversation>
export type Reactions = z.output<typeof Reactions>

export const commentsContract = contract({
  listComments: operation('GET', '/api/families/:family_id/comments', {
    access: member('family.view'),
    summary: 'List comments',
    description: 'Returns comments on a photo, a milestone, an answer, or an album, most recent conversation first.',
    query: z.object({
      ...subject,
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), COMMENTS_PAGE_SIZE),
    }),
    response: z.object({
      comments: z.array(Conversation),
      next_cursor: z.nullable(z.string()),
      /** The exact total, including replies. */
      total: z.int(),
    }),
  }),
  listReplies: operation('GET', '/api/families/:family_id/comments/:comment_id/replies', {
    access: member('family.view'),
    summary: 'List replies to a comment',
    description: 'Oldest first.',
    query: z.object({ cursor: Cursor }),
    response: z.object({ replies: z.array(Comment), next_cursor: z.nullable(z.string()) }),
  }),
  addComment: operation('POST', '/api/families/:family_id/comments', {
    access: member('comments.add'),
    key_scope: 'add',
    budget: 'comments',
    summary: 'Add a comment or a reply',
    description: 'Adds a comment to a photo, a milestone, an answer, or an album.',
    body: z.object({
      ...subject,
      once: IdempotencyKey,
      parent_id: z.optional(Id).check(z.describe('The comment to reply to.')),
      text: CommentText,
    }),
    response: Comment,
    status: 201,
  }),
  editComment: operation('PATCH', '/api/families/:family_id/comments/:comment_id', {
    access: member('comments.add'),
    budget: 'comments',
    summary: 'Edit your comment',
    body: z.object({ text: CommentText }),
    response: Comment,
  }),
  deleteComment: operation('DELETE', '/api/families/:family_id/comments/:comment_id', {
    access: member('comments.add'),
    summary: 'Delete a comment',
    description: 'You can delete your own comments. The family’s owner can delete any comment.',
  }),
  listReactions: operation('GET', '/api/families/:family_id/reactions', {
    access: member('family.view'),
    summary: 'List reactions',
    description: 'Returns reactions to a photo, a milestone, an answer, or an album.',
    query: z.object(subject),
    response: Reactions,
  }),
  listTalkCounts: operation('GET', '/api/families/:family_id/talk-counts', {
    access: member('family.view'),
    summary: 'List comment and reaction counts',
    description:
      'Returns counts for up to 100 items. Leaves out items you can’t see and items without comments or reactions.',
    query: z.object({
      subject_kind: SubjectKind,
      subject_ids: IdList(100),
    }),
    response: z.object({ counts: z.array(CommentCount) }),
  }),
  addReaction: operation('PUT', '/api/families/:family_id/reactions', {
    access: member('comments.add'),
    summary: 'Add a reaction',
    description:
      'Reacts to a photo, a milestone, an answer, or an album. Adding the same reaction twice has no effect.',
    body: z.object({ ...subject, kind: z.enum(reactionKinds) }),
  }),
  removeReaction: operation('DELETE', '/api/families/:family_id/reactions', {
    access: member('comments.add'),
    summary: 'Remove your reaction',
    query: z.object({ ...subject, kind: z.enum(reactionKinds) }),
  }),
})
