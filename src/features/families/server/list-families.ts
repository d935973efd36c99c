import type { SignedIn } from '#server/http/route.ts'
import type { FamilyListed } from '../families.contract.ts'
import { selectFamilies } from './families.queries.ts'

/** The caller's families in the order in which they joined. */
export async function listFamilies(person: SignedIn): Promise<{ families: FamilyListed[] }> {
  return { families: (await selectFamilies(person.tx, person.user_id)) as FamilyListed[] }
}
