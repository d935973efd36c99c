import type { SignedIn } from '#server/http/route.ts'
import type { FamilyUse } from '../families.contract.ts'
import type { FamilyHooks } from './family-hooks.ts'
import { selectFamilyUse } from './family-lifecycle.queries.ts'

/** Counts for each of the caller's families, with its plan's limits. */
export async function listFamilyUse(
  { tx }: SignedIn,
  hooks: Pick<FamilyHooks, 'limitsOf'>,
): Promise<{ families: FamilyUse[] }> {
  const families: FamilyUse[] = []
  for (const used of await selectFamilyUse(tx))
    families.push({ ...used, limits: await hooks.limitsOf(tx, used.family_id) })
  return { families }
}
