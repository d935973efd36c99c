import type { Member } from '#features/families/server/member.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { isId } from '#shared/is-id.ts'
import { Problem } from '#shared/problems.ts'
import type { commentsContract } from '../comments.contract.ts'
import { selectTalkCountsOf } from './comments.queries.ts'

type Operation = typeof commentsContract.listTalkCounts

export async function listTalkCounts(
  { tx, family_id }: Member<'family.view'>,
  { subject_kind, subject_ids }: InputOf<Operation>,
): Promise<ResultOf<Operation>> {
  const ids = subject_ids.split(',')
  if (!ids.every(isId)) throw new Problem('invalid_input', { fields: { subject_ids: 'invalid' } })
  return { counts: await selectTalkCountsOf(tx, family_id, subject_kind, ids) }
}
