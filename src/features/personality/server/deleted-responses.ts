import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { ResultOf } from '#shared/contract.ts'
import { DAY_MS } from '#shared/days.ts'
import { notFound } from '#shared/problems.ts'
import type { personalityContract } from '../personality.contract.ts'
import { HIDDEN_ANSWERS_DAYS } from '../personality.rules.ts'
import { toPrompt } from './prompt-view.ts'
import { hideResponse, purgeHidden, restoreHidden, selectDeletedResponses } from './responses.queries.ts'

export async function deleteResponse(
  { tx, family_id }: Member<'personality.edit'>,
  { response_id }: { response_id: string },
): Promise<void> {
  const child_id = await hideResponse(tx, family_id, response_id)
  if (!child_id) throw notFound()
  await recordAudit(tx, { action: 'answer.deleted', family_id, details: { child_id } })
  await publishToFamily(tx, family_id, { kind: 'personality', id: child_id })
}

type Owner = Member<'family.manage'>

/** Deleted answers that can still be restored, latest first. */
export async function listDeletedResponses({
  tx,
  family_id,
}: Owner): Promise<ResultOf<typeof personalityContract.listDeletedResponses>> {
  const rows = await selectDeletedResponses(tx, family_id)
  return {
    responses: rows.map(
      ({ prompt_key, prompt_text, category, prompt_order, prompt_id, video_duration_ms, ...row }) => ({
        ...{ id: row.id, child_id: row.child_id, first_name: row.first_name, answered_at: row.answered_at },
        ...{ response_text: row.response_text, deleted_at: row.hidden_at },
        prompt: toPrompt({ id: prompt_id, prompt_order, category, prompt_key, prompt_text, is_skipped: false }),
        video_duration: video_duration_ms === null ? null : video_duration_ms / 1000,
        purge_after: new Date(Date.parse(row.hidden_at) + HIDDEN_ANSWERS_DAYS * DAY_MS).toISOString(),
      }),
    ),
  }
}

export async function restoreResponse(owner: Owner, { response_id }: { response_id: string }): Promise<void> {
  const { tx, family_id } = owner
  const child_id = await restoreHidden(tx, family_id, response_id)
  if (!child_id) throw notFound()
  await recordAudit(tx, { action: 'answer.restored', family_id, details: { child_id } })
  await publishToFamily(tx, family_id, { kind: 'personality', id: child_id })
}

export async function purgeResponse(owner: Owner, { response_id }: { response_id: string }): Promise<void> {
  const { tx, family_id } = owner
  const child_id = await purgeHidden(tx, family_id, response_id)
  if (!child_id) throw notFound()
  await recordAudit(tx, { action: 'answer.purged', family_id, details: { child_id } })
}
