import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import {
  findByEmail,
  hasAccounts,
  insertPerson,
  lockFirstAccount,
  setEmailVerified,
  type NewPerson,
} from './accounts.queries.ts'
import type { SignUpBy } from './sign-up-permission.ts'

/**
 * Creates the account of a proven address, or returns the existing one.
 * @returns undefined if the set-up link would create a second account
 */
export async function makeAccount(
  tx: Tx,
  newcomer: Omit<NewPerson, 'id'>,
  sign_up_by: SignUpBy,
): Promise<{ id: string; is_new: boolean } | undefined> {
  if (sign_up_by === 'setup') {
    await lockFirstAccount(tx)
    if (await hasAccounts(tx)) return undefined
  }
  const id = newId()
  if (await insertPerson(tx, { ...newcomer, id })) {
    await recordAudit(tx, { action: 'account.created', actor_id: id, details: { by: sign_up_by } })
    return { id, is_new: true }
  }
  const person = await findByEmail(tx, newcomer.email)
  return person && { id: person.id, is_new: false }
}

/** For an address that has just been proven again. */
export const markEmailVerified = setEmailVerified
