import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { insertFamily } from './families.queries.ts'
import type { FamilyHooks } from './family-hooks.ts'

/** Creates a family with the caller as its owner. */
export async function createFamily(
  creator: SignedIn,
  { name }: { name: string },
  hooks: FamilyHooks,
): Promise<{ id: string }> {
  const id = newId()
  await insertFamily(creator.tx, { id, member_id: newId(), name })
  await recordAudit(creator.tx, { action: 'family.created', family_id: id, details: { name } })
  await hooks.familyCreated(creator, { id, name })
  return { id }
}
