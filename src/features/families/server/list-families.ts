import type { SignedIn } from '#server/http/route.ts'
import type { FamilyListed } from '../families.contract.ts'
import { selectFamilies } from './families.queries.ts'
import { capabilitiesOf } from './may.ts'

/** The caller's families in the order in which they joined. */
export async function listFamilies(person: SignedIn): Promise<{ families: FamilyListed[] }> {
  const families = await selectFamilies(person.tx, person.user_id)
  return {
    families: families.map(({ viewers_may_save, ...family }) => ({
      ...family,
      can: capabilitiesOf(family.role, { viewers_may_save }),
    })),
  }
}
