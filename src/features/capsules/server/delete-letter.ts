import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { deleteCapsule, selectCapsule } from './capsules.queries.ts'

/** @throws Problem not_found. forbidden: it's someone else's */
export async function deleteLetter(
  { tx, family_id }: Member<'family.view'>,
  { letter_id }: { letter_id: string },
): Promise<void> {
  if (!(await selectCapsule(tx, family_id, letter_id))) throw notFound()
  const deleted = await deleteCapsule(tx, family_id, letter_id)
  if (!deleted) throw new Problem('forbidden')
  if (deleted.audience === 'family')
    await recordAudit(tx, { action: 'letter.deleted', family_id, subject_id: letter_id })
  if (deleted.opened_at) await publishToFamily(tx, family_id, { kind: 'activity' })
}
