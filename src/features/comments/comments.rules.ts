import * as z from 'zod/mini'
import type { SubjectKind } from '#shared/subjects.ts'

/** The subject of comments and reactions. */
export type Subject = { kind: SubjectKind; id: string }

export const reactionKinds = ['heart', 'laugh', 'wow', 'hug', 'celebrate'] as const
export type ReactionKind = (typeof reactionKinds)[number]

export const COMMENT_MAX_LENGTH = 2000
export const CommentText = z
  .string()
  .check(z.trim(), z.minLength(1, 'comment_required'), z.maxLength(COMMENT_MAX_LENGTH, 'comment_too_long'))

/** Comments per page, and replies included with each. */
export const COMMENTS_PAGE_SIZE = 20
export const REPLIES_SHOWN = 10
/** Names returned with a subject's reactions; others are only counted. */
export const REACTORS_SHOWN = 60
