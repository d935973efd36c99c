import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { updateFamilyName } from './families.queries.ts'
import type { Member } from './member.ts'

export async function renameFamily(
  owner: Member<'family.manage'>,
  { name }: { name: string },
): Promise<{ id: string; name: string }> {
  const family = await updateFamilyName(owner.tx, owner.family_id, name)
  if (!family) throw notFound()
  await recordAudit(owner.tx, { action: 'family.renamed', family_id: owner.family_id, details: { name } })
  await publishToFamily(owner.tx, owner.family_id, { kind: 'family' })
  return family
}
