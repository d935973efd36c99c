import type { Kysely } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import { Problem } from '#shared/problems.ts'
import { lockProfile } from '../../accounts/server/lock-account.ts'
import { isForwarded } from '../providers.rules.ts'
import { selectCredentials, selectIdentities } from './credentials.queries.ts'

/**
 * Call after removing a sign-in method in this transaction, to check that another one is left.
 * @throws Problem last_way_in, which rolls the removal back
 */
export async function requireSignInMethod(tx: Tx, user_id: string): Promise<void> {
  // Of two concurrent removals, each would count on the method that the other one removes.
  const { email } = await lockProfile(tx, user_id)
  await requireOtherSignInMethod(tx, user_id, email)
}

/** Checks that the user has another sign-in method if this address requires one. @throws Problem last_way_in */
export async function requireOtherSignInMethod(db: Kysely<DB>, user_id: string, email: string): Promise<void> {
  if (!isForwarded(email)) return
  const has = await selectCredentials(db, user_id)
  const isOpen = has.password_changed_at !== null || has.has_passkey || (await selectIdentities(db, user_id)).length > 0
  if (!isOpen) throw new Problem('last_way_in')
}
