import { createHash } from 'node:crypto'
import type { Tx } from '#server/db/database.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { newId } from '#shared/ids.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Arrival, Newcomer } from '../providers.contract.ts'
import type { Provider } from '../providers.rules.ts'
import { findByEmail, insertPerson, setEmailVerified } from './accounts.queries.ts'
import { admitPerson, welcome } from './admit.ts'
import { clientSecretOf } from './client-secret.ts'
import { noteCredentialChange } from './credential-changes.ts'
import { discover, readIdToken, redeemCode, type Claims } from './openid.ts'
import { keepTicket, takeTicket, type Vouched, type Way } from './provider-tickets.ts'
import { findIdentity, insertIdentity } from './providers.queries.ts'
import { nameOf } from './provided-name.ts'
import { newToken } from './secrets.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** Answers the provider's address for this browser. @throws Problem provider_refused where the provider is not set up */
export async function startProviderSignIn(
  desk: SignInDesk,
  { client }: Anyone,
  { provider, redirect }: { provider: Provider; redirect?: string | undefined },
  http: Http,
): Promise<{ url: string }> {
  await desk.limits.clientGuesses(client)
  const setup = setupOf(desk, provider)
  const { authorization_endpoint, code_challenge_methods_supported } = await discover(setup.issuer)
  const way: Way = { nonce: newToken(), verifier: newToken(), redirect: redirect ?? null }
  const state = await keepTicket(desk, http, provider, 'away', way)
  const url = new URL(authorization_endpoint)
  const asked = {
    client_id: setup.clientId,
    redirect_uri: returnAddress(desk, provider),
    response_type: 'code',
    ...{ state, nonce: way.nonce },
    // Apple gives names and addresses to forms alone, and its form comes from another site.
    ...(provider === 'apple' ? { scope: 'openid email name', response_mode: 'form_post' } : googleAsks),
    ...(code_challenge_methods_supported?.includes('S256') && {
      code_challenge: createHash('sha256').update(way.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return { url: url.href }
}

/** Families share computers: each time somebody chooses whose account it is. */
const googleAsks = { scope: 'openid email profile', prompt: 'select_account' }

/**
 * Signs in whom the provider vouches for. Somebody without an account gets a ticket to make one.
 * @throws Problem provider_refused, address_unproven, unavailable
 */
export async function finishProviderSignIn(
  desk: SignInDesk,
  { client }: Anyone,
  { provider, code, state }: { provider: Provider; code: string; state: string },
  http: Http,
): Promise<Arrival & { newcomer: Newcomer | null }> {
  await desk.limits.clientGuesses(client)
  const way = await takeTicket<Way>(desk, http, provider, 'away', state)
  const claims = await askWho(desk, provider, code, way)
  const admitted = await desk.db.auth.transaction().execute(async (tx) => {
    const user_id = (await findIdentity(tx, provider, claims.sub)) ?? (await linkByAddress(tx, provider, claims))
    return user_id && admitPerson(desk, tx, user_id, provider, http)
  })
  const { redirect } = way
  if (admitted) return { redirect, ...welcome(desk, admitted, http), newcomer: null }
  const { sub: subject, email = '', given_name, family_name } = claims
  const ticket = await keepTicket(desk, http, provider, 'new', { subject, email, redirect })
  const newcomer = { ticket, email, first_name: nameOf(given_name), last_name: nameOf(family_name) }
  return { redirect, second_factor: false, newcomer }
}

/** Makes the account, in the browser that came back from the provider, once. @throws Problem provider_refused */
export async function signUpByProvider(
  desk: SignInDesk,
  { client }: Anyone,
  input: { provider: Provider; ticket: string; first_name: string; last_name: string },
  http: Http,
): Promise<Arrival> {
  await desk.limits.clientGuesses(client)
  const { provider, ticket, first_name, last_name } = input
  const { subject, email, redirect } = await takeTicket<Vouched>(desk, http, provider, 'new', ticket)
  const admitted = await desk.db.auth.transaction().execute(async (tx) => {
    await insertPerson(tx, { id: newId(), email, first_name, last_name, language: client.locale })
    const { id } = (await findByEmail(tx, email))!
    if (await insertIdentity(tx, { provider, subject, user_id: id }))
      await recordAudit(tx, { action: 'provider.linked', actor_id: id, details: { provider } })
    return admitPerson(desk, tx, id, provider, http)
  })
  return { redirect, ...welcome(desk, admitted, http) }
}

async function askWho(desk: SignInDesk, provider: Provider, code: string, way: Way): Promise<Claims> {
  const setup = setupOf(desk, provider)
  const metadata = await discover(setup.issuer)
  const id_token = await redeemCode(metadata.token_endpoint, {
    ...{ grant_type: 'authorization_code', code, redirect_uri: returnAddress(desk, provider) },
    ...{ client_id: setup.clientId, client_secret: await clientSecretOf(setup) },
    ...(metadata.code_challenge_methods_supported?.includes('S256') && { code_verifier: way.verifier }),
  })
  return readIdToken(metadata, setup, id_token, way.nonce)
}

/** Only an address that the provider has proven leads to the account of that address. @throws Problem address_unproven */
async function linkByAddress(
  tx: Tx,
  provider: Provider,
  { sub: subject, email, email_verified }: Pick<Claims, 'sub' | 'email' | 'email_verified'>,
): Promise<string | undefined> {
  if (!email || !email_verified) throw new Problem('address_unproven')
  const person = await findByEmail(tx, email)
  if (!person) return undefined
  await setEmailVerified(tx, person.id)
  if (await insertIdentity(tx, { provider, subject, user_id: person.id }))
    await noteCredentialChange(tx, person.id, 'provider.linked', { provider })
  return person.id
}

function setupOf({ config }: SignInDesk, provider: Provider) {
  const setup = config[provider]
  if (!setup) throw new Problem('provider_refused')
  return setup
}

function returnAddress({ config }: SignInDesk, provider: Provider): string {
  return `${config.appUrl}${provider === 'apple' ? '/api' : ''}/sign-in/${provider}`
}
