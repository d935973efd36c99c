import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { updateViewersMaySave } from './families.queries.ts'
import type { Member } from './member.ts'

export async function saveFamilySettings(
  { tx, family_id }: Member<'family.manage'>,
  { viewers_may_save }: { viewers_may_save: boolean },
): Promise<{ viewers_may_save: boolean }> {
  if (!(await updateViewersMaySave(tx, family_id, viewers_may_save))) throw notFound()
  await recordAudit(tx, { action: 'family.updated', family_id, details: { viewers_may_save } })
  await publishToFamily(tx, family_id, { kind: 'family' })
  return { viewers_may_save }
}
