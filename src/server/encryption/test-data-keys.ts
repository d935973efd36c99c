import { createHash } from 'node:crypto'
import type { DataKeys } from './data-keys.ts'
import type { Owner } from './data-keys.queries.ts'
import type { DataKey } from './object-format.ts'

const ownerId = ({ family_id, user_id }: Owner) => String(family_id ?? user_id)

/** Keys without a database. Each owner has one, whose ID is the owner's, until it's deleted. */
export function testDataKeys() {
  const deleted = new Set<string>()
  const keyOf = (owner: Owner): DataKey => ({
    id: ownerId(owner),
    key: createHash('sha256').update(ownerId(owner)).digest(),
  })
  const keys: DataKeys = {
    current: async (owner) => keyOf(owner),
    find: async (owner, id) => (id === ownerId(owner) && !deleted.has(id) ? keyOf(owner) : undefined),
  }
  return { ...keys, delete: (owner_id: string) => void deleted.add(owner_id) }
}
