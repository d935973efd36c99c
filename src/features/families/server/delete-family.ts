import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { DeletedFamily } from '../families.contract.ts'
import { FAMILY_TRASH_DAYS } from '../families.rules.ts'
import { selectFamilyName } from './families.queries.ts'
import { hideFamily, selectDeletedFamilies, unhideFamily } from './family-lifecycle.queries.ts'
import type { Member } from './member.ts'

/** Hides a family from everyone right away. @throws Problem invalid_input if the typed name differs */
export async function deleteFamily(
  { tx, family_id }: Member<'family.manage'>,
  { name }: { name: string },
): Promise<DeletedFamily> {
  const family = await selectFamilyName(tx, family_id)
  if (!family) throw notFound()
  if (name !== family.name.trim()) throw new Problem('invalid_input', { fields: { name: 'family_name_differs' } })
  // Logged first, since the caller can't see the family afterwards.
  await recordAudit(tx, { action: 'family.deleted', family_id, details: { name: family.name } })
  if (!(await hideFamily(tx, family_id, FAMILY_TRASH_DAYS))) throw new Problem('conflict')
  return required((await selectDeletedFamilies(tx)).find((deleted) => deleted.id === family_id))
}

/** Restores a deleted family with all members and content, for its owner. @throws Problem not_found */
export async function restoreFamily(
  { tx }: SignedIn,
  { family_id }: { family_id: string },
): Promise<{ id: string; name: string }> {
  const name = await unhideFamily(tx, family_id)
  if (name === null) throw notFound()
  await recordAudit(tx, { action: 'family.restored', family_id, details: { name } })
  return { id: family_id, name }
}
