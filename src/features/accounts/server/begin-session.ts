import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import { clientOf } from '#server/http/client.ts'
import type { Http } from '#server/http/route.ts'
import { addRequestFacts } from '#server/security/request-events.ts'
import { newId } from '#shared/ids.ts'
import { nameBrowser } from './browser.ts'
import { sessionCookieOf, tokenOf } from './cookies.ts'
import { recordNewDevice } from './credential-changes.ts'
import { recordBrowser } from './known-browsers.queries.ts'
import { hashToken, newToken } from './secrets.ts'
import { deleteSession, insertSession } from './sessions.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'

/** The sign-in method, for the security log. */
export type SignInMethod =
  | 'mail'
  | 'invitation'
  | 'setup'
  | 'sign_in_link'
  | 'own_link'
  | 'password'
  | 'reset'
  | 'second_factor'
  | 'passkey'
  | 'google'
  | 'apple'

/**
 * Begins a session in the caller's transaction and ends the browser's previous one.
 * @returns the token, for the cookie to set after the commit
 */
export async function beginSession(
  deps: Pick<SignInDeps, 'config'>,
  tx: Tx,
  user_id: string,
  by: SignInMethod,
  http: Http,
): Promise<string> {
  await endFormerSession(deps, tx, http)
  const token = newToken()
  const { address, user_agent } = clientOf(http.request)
  const browser_hash = hashToken(nameBrowser(deps, http))
  const session = { id: newId(), user_id, token: hashToken(token), ip_address: address, user_agent, browser_hash }
  const multi_factor = by === 'passkey' || by === 'second_factor'
  // Otherwise a phone that's left open could prove its owner's identity to a stranger's device.
  const proven_at = by === 'own_link' ? new Date(0) : undefined
  await insertSession(tx, { ...session, multi_factor, proven_at }, new Date())
  const isNewDevice = (await recordBrowser(tx, user_id, browser_hash)) === 'new'
  addRequestFacts(http.request, { began: { user_id, isNewDevice, by } })
  if (isNewDevice) await recordNewDevice(tx, user_id, 'session.new_device', { user_agent, address })
  else await recordAudit(tx, { action: 'session.signed_in', actor_id: user_id, details: { by, user_agent, address } })
  return token
}

/** Ends this browser's previous session, unless it belongs to `but_of`. */
export async function endFormerSession(
  { config }: Pick<SignInDeps, 'config'>,
  tx: Tx,
  { request }: Http,
  but_of?: string,
): Promise<void> {
  const former = tokenOf(sessionCookieOf(request, config.secure))
  if (former) await deleteSession(tx, hashToken(former), but_of)
}
