import type { Tx } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { findByEmail, lockPerson } from './accounts.queries.ts'
import { lockSession, lockSessionsOf } from './sessions.queries.ts'

/**
 * Finds the user with this address and locks their sessions until the transaction ends. Reads the user again after
 * waiting for the lock, since a change of address may have been undone by then.
 */
export async function lockByEmail(tx: Tx, email: string) {
  const known = await findByEmail(tx, email)
  if (!known) return undefined
  await lockSessionsOf(tx, known.id)
  const person = await findByEmail(tx, email)
  return person?.id === known.id ? person : undefined
}

export const lockSessions = lockSessionsOf
export const lockProfile = lockPerson

/** Locks the caller's sessions. @throws Problem signed_out if this session ended after the request was accepted */
export async function requireSession(tx: Tx, person: Pick<SignedIn, 'user_id' | 'session_id'>): Promise<void> {
  if (!(await lockSession(tx, person))) throw new Problem('signed_out')
}
