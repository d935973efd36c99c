import * as z from 'zod/mini'

/** The kinds of things that people talk about. */
export const subjectKinds = ['photo', 'milestone', 'response'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** One thing that is talked about. */
export type Subject = { kind: SubjectKind; id: string }

export const reactionKinds = ['heart', 'laugh', 'wow', 'hug', 'celebrate'] as const
export type ReactionKind = (typeof reactionKinds)[number]

export const COMMENT_MAX_LENGTH = 2000
export const CommentText = z
  .string()
  .check(z.trim(), z.minLength(1, 'comment_required'), z.maxLength(COMMENT_MAX_LENGTH, 'comment_too_long'))

/** Conversations that come with one request, and answers that come with each of them. */
export const COMMENTS_PAGE_SIZE = 20
export const REPLIES_SHOWN = 10
/** Names that are told beside the reactions of one thing; more are counted. */
export const REACTORS_TOLD = 60
