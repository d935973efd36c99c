import type { Tx } from '#server/db/database.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Arrival, Newcomer } from '../providers.contract.ts'
import type { Provider } from '../providers.rules.ts'
import { findByEmail, setEmailVerified } from './accounts.queries.ts'
import { admitPerson, welcome } from './admit.ts'
import { makeAccount } from './make-account.ts'
import { noteCredentialChange } from './credential-changes.ts'
import type { Claims } from './openid.ts'
import { nameOf } from './provided-name.ts'
import { comeFromProvider, leadToProvider } from './provider-journey.ts'
import { keepTicket, takeTicket, type Vouched } from './provider-tickets.ts'
import { deleteIdentity, insertIdentity, noteIdentityUse } from './providers.queries.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** Answers the provider's address for this browser. @throws Problem provider_refused where the provider is not set up */
export async function startProviderSignIn(
  desk: SignInDesk,
  { client }: Anyone,
  { provider, redirect }: { provider: Provider; redirect?: string | undefined },
  http: Http,
): Promise<{ url: string }> {
  await desk.limits.clientGuesses(client)
  return leadToProvider(desk, http, { provider, step: 'away', going: { redirect: redirect ?? null } })
}

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
  const back = await comeFromProvider(desk, http, { provider, step: 'away' }, { code, state })
  const { claims, way } = back
  const admitted = await desk.db.auth.transaction().execute(async (tx) => {
    const user_id =
      (await noteIdentityUse(tx, provider, claims, new Date())) ?? (await linkByAddress(tx, provider, claims))
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
    await makeAccount(tx, { email, first_name, last_name, language: client.locale })
    const { id } = (await findByEmail(tx, email))!
    if (await insertIdentity(tx, { provider, subject, email, user_id: id }))
      await recordAudit(tx, { action: 'provider.linked', actor_id: id, details: { provider } })
    return admitPerson(desk, tx, id, provider, http)
  })
  return { redirect, ...welcome(desk, admitted, http) }
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
  // They have another account there now, which the provider gave the same address.
  await deleteIdentity(tx, person.id, provider)
  if (await insertIdentity(tx, { provider, subject, email, user_id: person.id }))
    await noteCredentialChange(tx, person.id, 'provider.linked', { provider })
  return person.id
}
