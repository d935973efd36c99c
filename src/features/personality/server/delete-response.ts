import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { hideResponse } from './responses.queries.ts'

export async function deleteResponse(
  { tx, family_id }: Member<'personality.edit'>,
  { response_id }: { response_id: string },
): Promise<void> {
  const child_id = await hideResponse(tx, family_id, response_id)
  if (!child_id) throw notFound()
  await recordAudit(tx, { action: 'answer.deleted', family_id, details: { child_id } })
  await publishToFamily(tx, family_id, { kind: 'personality', id: child_id })
}
