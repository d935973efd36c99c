import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import type { Reactions, commentsContract as commentsContractType } from '../comments.contract.ts'
import type { SubjectKind } from '#shared/subjects.ts'
import type { ReactionKind } from '../comments.rules.ts'

const commentsContract = operationsOf<typeof commentsContractType>()

/** The subject, as the API calls take it. */
export type CommentSubject = { family_id: string; subject_kind: SubjectKind; subject_id: string }

export const commentKeys = {
  count: ({ family_id, subject_kind, subject_id }: CommentSubject) =>
    ['comments', family_id, subject_kind, subject_id, 'count'] as const,
  comments: ({ family_id, subject_kind, subject_id }: CommentSubject) =>
    ['comments', family_id, subject_kind, subject_id, 'comments'] as const,
  replies: (subject: CommentSubject, comment_id: string) => [...commentKeys.comments(subject), comment_id] as const,
  reactions: ({ family_id, subject_kind, subject_id }: CommentSubject) =>
    ['comments', family_id, subject_kind, subject_id, 'reactions'] as const,
}

/** A subject's comments, newest first, one page at a time. */
export function commentsOptions(subject: CommentSubject) {
  return infiniteQueryOptions({
    queryKey: commentKeys.comments(subject),
    queryFn: ({ signal, pageParam: cursor }) => call(commentsContract.listComments, { ...subject, cursor }, { signal }),
    ...byCursor,
  })
}

/** All replies to a comment that has more than those included with it. */
export function repliesOptions(subject: CommentSubject, comment_id: string) {
  return infiniteQueryOptions({
    queryKey: commentKeys.replies(subject, comment_id),
    queryFn: ({ signal, pageParam: cursor }) =>
      call(commentsContract.listReplies, { family_id: subject.family_id, comment_id, cursor }, { signal }),
    ...byCursor,
  })
}

export function reactionsOptions(subject: CommentSubject) {
  return queryOptions({
    queryKey: commentKeys.reactions(subject),
    queryFn: ({ signal }) => call(commentsContract.listReactions, subject, { signal }),
  })
}

/** If the response was lost, the comment may exist already: the idempotency key prevents duplicates. */
export function useAddComment(subject: CommentSubject, parent_id: string | undefined) {
  const refresh = useRefreshComments(subject)
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (text: string) =>
      call(commentsContract.addComment, { ...subject, once: key.of(text), text, ...(parent_id && { parent_id }) }),
    onSuccess() {
      key.answered()
      return refresh()
    },
    onError: () => void refresh(),
  })
}

export function useEditComment(subject: CommentSubject, comment_id: string) {
  const refresh = useRefreshComments(subject)
  return useMutation({
    mutationFn: (text: string) =>
      call(commentsContract.editComment, { family_id: subject.family_id, comment_id, text }),
    onSuccess: refresh,
  })
}

export function useDeleteComment(subject: CommentSubject, comment_id: string) {
  const refresh = useRefreshComments(subject)
  return useMutation({
    mutationFn: () =>
      call(commentsContract.deleteComment, { family_id: subject.family_id, comment_id }).catch((error: unknown) => {
        // Already deleted: the response was lost, or someone else was faster.
        if (!(error instanceof ApiProblem && error.code === 'not_found')) throw error
      }),
    onSuccess: refresh,
  })
}

/** Toggles a reaction optimistically, and rolls it back if the server refuses. */
export function useReact(subject: CommentSubject, me: string, onFailure: () => void) {
  const cache = useQueryClient()
  const queryKey = commentKeys.reactions(subject)
  return useMutation({
    mutationFn: ({ kind, on }: { kind: ReactionKind; on: boolean }) =>
      on
        ? call(commentsContract.addReaction, { ...subject, kind })
        : call(commentsContract.removeReaction, { ...subject, kind }),
    async onMutate({ kind, on }) {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData<Reactions>(queryKey, (now) => now && pressed(now, kind, on, me))
    },
    onError(_error, { kind, on }) {
      cache.setQueryData<Reactions>(queryKey, (now) => now && pressed(now, kind, !on, me))
      onFailure()
    },
    onSettled() {
      // While another toggle is in flight, the server's response lacks it.
      if (cache.isMutating({ mutationKey: queryKey }) > 1) return
      for (const key of [queryKey, commentKeys.count(subject)]) void cache.invalidateQueries({ queryKey: key })
    },
    mutationKey: queryKey,
  })
}

/** The reactions after `me` toggled one. */
export function pressed(now: Reactions, kind: ReactionKind, on: boolean, me: string): Reactions {
  if (now.mine.includes(kind) === on) return now
  const before = now.counts.find((one) => one.kind === kind)?.count ?? 0
  const others = now.counts.filter((one) => one.kind !== kind)
  const count = before + (on ? 1 : -1)
  const isMe = (one: Reactions['people'][number]) => one.kind === kind && one.name === me
  return {
    counts: count > 0 ? [...others, { kind, count }] : others,
    mine: on ? [...now.mine, kind] : now.mine.filter((one) => one !== kind),
    people: on ? [{ kind, name: me }, ...now.people] : now.people.filter((one) => !isMe(one)),
  }
}

function useRefreshComments(subject: CommentSubject) {
  const cache = useQueryClient()
  return () => {
    void cache.invalidateQueries({ queryKey: commentKeys.count(subject) })
    return cache.invalidateQueries({ queryKey: commentKeys.comments(subject) })
  }
}
