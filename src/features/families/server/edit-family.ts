import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { notFound } from '#shared/problems.ts'
import { insertFamily, updateFamilyName, updateViewersMaySave } from './families.queries.ts'
import type { FamilyHooks } from './family-hooks.ts'
import type { Member } from './member.ts'

/** Creates a family with the caller as its owner. Requests with the same `once` create only one. */
export async function createFamily(
  creator: SignedIn,
  { name, once }: { name: string; once?: string | undefined },
  hooks: FamilyHooks,
): Promise<{ id: string }> {
  const id = idempotentId(once, creator.user_id, 'family')
  if (!(await insertFamily(creator.tx, { id, member_id: newId(), name }))) return { id }
  await recordAudit(creator.tx, { action: 'family.created', family_id: id, details: { name } })
  await hooks.familyCreated(creator, { id, name })
  return { id }
}

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

export async function saveFamilySettings(
  { tx, family_id }: Member<'family.manage'>,
  { viewers_may_save }: { viewers_may_save: boolean },
): Promise<{ viewers_may_save: boolean }> {
  if (!(await updateViewersMaySave(tx, family_id, viewers_may_save))) throw notFound()
  await recordAudit(tx, { action: 'family.updated', family_id, details: { viewers_may_save } })
  await publishToFamily(tx, family_id, { kind: 'family' })
  return { viewers_may_save }
}
