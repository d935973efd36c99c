import type { Member } from '#features/families/server/member.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { commentsContract } from '../comments.contract.ts'
import { selectCommentCountsOf } from './comments.queries.ts'

type Operation = typeof commentsContract.listTalkCounts

export async function listTalkCounts(
  { tx, family_id }: Member<'family.view'>,
  { subject_kind, subject_ids }: InputOf<Operation>,
): Promise<ResultOf<Operation>> {
  return { counts: await selectCommentCountsOf(tx, family_id, subject_kind, subject_ids.split(',')) }
}
