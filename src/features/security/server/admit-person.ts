import type { Tx } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import { beginSession, endFormerSession, type SignInMethod } from '../../accounts/server/begin-session.ts'
import { setSecondCookie, setSessionCookie } from '../../accounts/server/cookies.ts'
import { hashToken, newToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { deleteOldTickets, insertTicket, selectSecret } from './second-factor.queries.ts'

/** As long as a code's lifetime, since the phone or the recovery codes may be in another room. */
const TICKET_LIFETIME_MS = 10 * 60_000

/** A session, or the ticket for entering the second factor. */
export type Admitted = { session: string } | { ticket: string }

/** Signs in a user who has proven the first factor; users with two-step verification get a ticket for the second. */
export async function admitPerson(
  deps: SignInDeps,
  tx: Tx,
  user_id: string,
  by: SignInMethod,
  http: Http,
): Promise<Admitted> {
  if (!(await selectSecret(tx, user_id, 'confirmed')))
    return { session: await beginSession(deps, tx, user_id, by, http) }
  // Otherwise another user who is signed in here would be mistaken for them until the second factor is given.
  await endFormerSession(deps, tx, http, user_id)
  const ticket = newToken()
  const expires_at = new Date(Date.now() + TICKET_LIFETIME_MS)
  await insertTicket(tx, { ticket_hash: hashToken(ticket), user_id, expires_at })
  return { ticket }
}

/** Sets the cookies after the commit. Returns whether the second factor is required. */
export function welcome({ config }: SignInDeps, admitted: Admitted, { reply }: Http): { second_factor: boolean } {
  if ('ticket' in admitted) setSecondCookie(reply, config.secure, admitted.ticket, TICKET_LIFETIME_MS / 1000)
  else setSessionCookie(reply, config.secure, admitted.session)
  return { second_factor: 'ticket' in admitted }
}

export const sweepTickets = deleteOldTickets
