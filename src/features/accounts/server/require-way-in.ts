import type { Tx } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import { isForwarded } from '../providers.rules.ts'
import { lockPerson, selectCredentials } from './credentials.queries.ts'
import { selectIdentities } from './providers.queries.ts'

/**
 * Looks, after a way to sign in was removed in this transaction, whether another one is left.
 * @throws Problem last_way_in, and nothing is removed
 */
export async function requireWayIn(tx: Tx, user_id: string): Promise<void> {
  // Of two removals at once, each would count on what the other takes away.
  const { email } = await lockPerson(tx, user_id)
  if (!isForwarded(email)) return
  const has = await selectCredentials(tx, user_id)
  const isOpen = has.password_changed_at !== null || has.has_passkey || (await selectIdentities(tx, user_id)).length > 0
  if (!isOpen) throw new Problem('last_way_in')
}
