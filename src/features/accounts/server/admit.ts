import type { Tx } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import type { Region } from '../accounts.schemas.ts'
import { setEmailVerified } from './accounts.queries.ts'
import { beginSession, endFormerSession, type SignInWay } from './begin-session.ts'
import type { Proven } from './challenges.queries.ts'
import { setSecondCookie, setSessionCookie } from './cookies.ts'
import { lockByEmail } from './lock-by-email.ts'
import { makeAccount } from './make-account.ts'
import { hashToken, newToken } from './secrets.ts'
import { insertTicket, selectSecret } from './second-factor.queries.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** Ten minutes, like a code: the app or the sheet with the recovery codes may be in another room. */
const TICKET_LIFETIME_MS = 10 * 60_000

/** A session, or the ticket with which the second factor is given. */
export type Admitted = { session: string } | { ticket: string }

/**
 * Lets in someone who has proven an address; a new one gets its account once its name is known.
 * @returns undefined where the address has no account and may not get one
 */
export async function admit(
  desk: SignInDesk,
  tx: Tx,
  proven: Proven & { region?: Region | undefined },
  http: Http,
): Promise<Admitted | 'name_owed' | undefined> {
  const { email, first_name, last_name, sign_up_by, region } = proven
  let person: { id: string } | undefined = await lockByEmail(tx, email)
  if (!person) {
    if (!sign_up_by) return undefined
    if (!first_name) return 'name_owed'
    const language = region?.language ?? proven.language
    person = await makeAccount(tx, { email, first_name, last_name, region: { ...region, language } }, sign_up_by)
    if (!person) return undefined
  }
  await setEmailVerified(tx, person.id)
  return admitPerson(desk, tx, person.id, 'mail', http)
}

/** Lets in someone who has given a first factor; people with two-step verification still owe the second. */
export async function admitPerson(
  desk: SignInDesk,
  tx: Tx,
  user_id: string,
  by: SignInWay,
  http: Http,
): Promise<Admitted> {
  if (!(await selectSecret(tx, user_id, 'confirmed')))
    return { session: await beginSession(desk, tx, user_id, by, http) }
  // Anyone else signed in here would be taken for them until the second factor is given.
  await endFormerSession(desk, tx, http, user_id)
  const ticket = newToken()
  const expires_at = new Date(Date.now() + TICKET_LIFETIME_MS)
  await insertTicket(tx, { ticket_hash: hashToken(ticket), user_id, expires_at })
  return { ticket }
}

/** Gives the browser what was made for it, once the transaction is through; says whether the second factor is owed. */
export function welcome({ config }: SignInDesk, admitted: Admitted, { reply }: Http): { second_factor: boolean } {
  if ('ticket' in admitted) setSecondCookie(reply, config.secure, admitted.ticket, TICKET_LIFETIME_MS / 1000)
  else setSessionCookie(reply, config.secure, admitted.session)
  return { second_factor: 'ticket' in admitted }
}
