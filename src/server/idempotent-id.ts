import { createHash } from 'node:crypto'
import { newId } from '#shared/ids.ts'

/**
 * Deterministic ID from an idempotency key and its scope (IDs of the caller and the parent object), so a retried request
 * doesn't create a duplicate, and no one else can guess an ID. Without a key, a new ID.
 *
 * Insert the row with `doNothing()` without a column: tables have a second unique key on (family_id, id), and a conflict with a
 * key that the statement doesn't name is an error.
 */
export function idempotentId(key: string | undefined, ...scope: string[]): string {
  if (!key) return newId()
  const hex = createHash('sha256')
    .update([...scope, key].join(' '))
    .digest('hex')
  // A UUID version 8 (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}
