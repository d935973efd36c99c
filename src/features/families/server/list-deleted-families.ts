import type { SignedIn } from '#server/http/route.ts'
import type { DeletedFamily } from '../families.contract.ts'
import { selectDeletedFamilies } from './family-lifecycle.queries.ts'

export async function listDeletedFamilies({ tx }: SignedIn): Promise<{ families: DeletedFamily[] }> {
  return { families: await selectDeletedFamilies(tx) }
}
