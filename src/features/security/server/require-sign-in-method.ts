import type { Kysely } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import { Problem } from '#shared/problems.ts'
import { lockProfile } from '../../accounts/server/lock-account.ts'
import { isForwarded } from '../providers.rules.ts'
import { selectCredentials, selectIdentities } from './credentials.queries.ts'

/**
 * Looks, after a way to sign in was removed in this transaction, whether another one is left.
 * @throws Problem last_way_in, and nothing is removed
 */
export async function requireSignInMethod(tx: Tx, user_id: string): Promise<void> {
  // Of two removals at once, each would count on what the other takes away.
  const { email } = await lockProfile(tx, user_id)
  await requireOtherSignInMethod(tx, user_id, email)
}

/** Checks that someone has another way to sign in, if this address needs one. @throws Problem last_way_in */
export async function requireOtherSignInMethod(db: Kysely<DB>, user_id: string, email: string): Promise<void> {
  if (!isForwarded(email)) return
  const has = await selectCredentials(db, user_id)
  const isOpen = has.password_changed_at !== null || has.has_passkey || (await selectIdentities(db, user_id)).length > 0
  if (!isOpen) throw new Problem('last_way_in')
}
