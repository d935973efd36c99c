import type { Http } from '#server/http/route.ts'
import { encrypt, decrypt } from '#server/storage/encrypt.ts'
import { Problem } from '#shared/problems.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { browserOf, nameBrowser } from '../../accounts/server/browser.ts'
import { consumeProviderSignIn, insertProviderSignIn, type Step } from './providers.queries.ts'
import { hashToken, newToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import type { SignUpBy } from '../../accounts/server/sign-up-permission.ts'

/** Time to sign in at the provider, with a second factor; and later to enter a name here. */
const REDIRECT_LIFETIME_MS = 10 * 60_000

/** The values that the redirect has to match, the return URL, and the user if one is signed in. */
export type PendingRedirect = { nonce: string; verifier: string; redirect: string | null; user_id?: string }
/** The user whose account will be created. */
export type VerifiedProviderUser = { subject: string; email: string; redirect: string | null; sign_up_by: SignUpBy }

/** Stores data for this browser and returns its ticket, which starts with the ticket's purpose. */
export async function storeTicket(
  deps: SignInDeps,
  http: Http,
  provider: Provider,
  step: Step,
  what: PendingRedirect | VerifiedProviderUser,
): Promise<string> {
  const { config, db } = deps
  const ticket = `${step}.${newToken()}`
  await insertProviderSignIn(db.auth, {
    ...{ ticket_hash: hashToken(ticket), step, provider, browser_hash: hashToken(nameBrowser(deps, http)) },
    sealed: encrypt(config.secret, JSON.stringify(what)),
    expires_at: new Date(Date.now() + REDIRECT_LIFETIME_MS),
  })
  return ticket
}

/** Takes a ticket's data, once, and only in its browser. @throws Problem provider_refused */
export async function takeTicket<T extends PendingRedirect | VerifiedProviderUser>(
  deps: SignInDeps,
  http: Http,
  provider: Provider,
  step: Step,
  ticket: string,
): Promise<T> {
  const browser = browserOf(deps, http)
  if (!browser) throw new Problem('provider_refused')
  const row = { ticket_hash: hashToken(ticket), step, provider, browser_hash: hashToken(browser) }
  const sealed = await consumeProviderSignIn(deps.db.auth, row, new Date())
  if (!sealed) throw new Problem('provider_refused')
  return JSON.parse(decrypt(deps.config.secret, sealed)) as T
}
