import type { Tx } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import { beginSession, endFormerSession, type SignInMethod } from '../../accounts/server/begin-session.ts'
import { setSecondCookie, setSessionCookie } from '../../accounts/server/cookies.ts'
import { hashToken, newToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { deleteOldTickets, insertTicket, selectSecret } from './second-factor.queries.ts'

/** Ten minutes, like a code: the app or the sheet with the recovery codes may be in another room. */
const TICKET_LIFETIME_MS = 10 * 60_000

/** A session, or the ticket with which the second factor is given. */
export type Admitted = { session: string } | { ticket: string }

/** Lets in someone who has given a first factor; people with two-step verification still owe the second. */
export async function admitPerson(
  deps: SignInDeps,
  tx: Tx,
  user_id: string,
  by: SignInMethod,
  http: Http,
): Promise<Admitted> {
  if (!(await selectSecret(tx, user_id, 'confirmed')))
    return { session: await beginSession(deps, tx, user_id, by, http) }
  // Anyone else signed in here would be taken for them until the second factor is given.
  await endFormerSession(deps, tx, http, user_id)
  const ticket = newToken()
  const expires_at = new Date(Date.now() + TICKET_LIFETIME_MS)
  await insertTicket(tx, { ticket_hash: hashToken(ticket), user_id, expires_at })
  return { ticket }
}

/** Gives the browser what was made for it, once the transaction is through; says whether the second factor is owed. */
export function welcome({ config }: SignInDeps, admitted: Admitted, { reply }: Http): { second_factor: boolean } {
  if ('ticket' in admitted) setSecondCookie(reply, config.secure, admitted.ticket, TICKET_LIFETIME_MS / 1000)
  else setSessionCookie(reply, config.secure, admitted.session)
  return { second_factor: 'ticket' in admitted }
}

export const sweepTickets = deleteOldTickets
