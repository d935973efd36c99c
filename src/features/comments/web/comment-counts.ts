import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { CommentCount, commentsContract as commentsContractType } from '../comments.contract.ts'
import { commentKeys, type CommentSubject } from './comments.data.ts'

const commentsContract = operationsOf<typeof commentsContractType>()

const AT_ONCE = 100

type Asked = { subject: CommentSubject; answer: (count: CommentCount) => void; fail: (error: unknown) => void }
let asked: Asked[] = []

/** Number of comments on a subject. Requests for all subjects of a page are batched. */
export function commentCountOptions(subject: CommentSubject) {
  return queryOptions({
    queryKey: commentKeys.count(subject),
    queryFn: () =>
      new Promise<CommentCount>((answer, fail) => {
        if (asked.length === 0) setTimeout(sendBatch)
        asked.push({ subject, answer, fail })
      }),
  })
}

function sendBatch(): void {
  const groups = Map.groupBy(asked, ({ subject }) => `${subject.family_id} ${subject.subject_kind}`)
  asked = []
  for (const group of groups.values())
    for (let i = 0; i < group.length; i += AT_ONCE) void askGroup(group.slice(i, i + AT_ONCE))
}

async function askGroup(group: Asked[]): Promise<void> {
  const [first] = group
  if (!first) return
  const { family_id, subject_kind } = first.subject
  const subject_ids = group.map(({ subject }) => subject.subject_id).join(',')
  try {
    const { counts } = await call(commentsContract.listTalkCounts, { family_id, subject_kind, subject_ids })
    const known = new Map(counts.map((count) => [count.subject_id, count]))
    for (const {
      subject: { subject_id },
      answer,
    } of group)
      answer(known.get(subject_id) ?? { subject_id, comments: 0, reactions: 0 })
  } catch (error) {
    for (const { fail } of group) fail(error)
  }
}
