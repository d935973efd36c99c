import type { Tx } from '#server/db/database.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Arrival, Newcomer, ProviderAnswer } from '../providers.contract.ts'
import type { Region } from '../../accounts/accounts.schemas.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { admitPerson, welcome } from '../../security/server/admit-person.ts'
import { lockByEmail } from '../../accounts/server/lock-account.ts'
import { makeAccount } from '../../accounts/server/make-account.ts'
import { claimAddress } from './claim-address.ts'
import { recordCredentialChange } from '../../accounts/server/credential-changes.ts'
import type { Claims } from './openid.ts'
import { nameOf } from './provided-name.ts'
import { takeProviderResponse, redirectToProvider } from './provider-redirect.ts'
import { storeTicket, takeTicket, type VerifiedProviderUser } from './provider-tickets.ts'
import { deleteIdentity, insertIdentity, recordIdentityUse } from './providers.queries.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { signUpPermission } from '../../accounts/server/sign-up-permission.ts'

/**
 * Returns the provider's authorization URL for this browser.
 * @throws Problem provider_refused if the provider isn't configured
 */
export async function startProviderSignIn(
  deps: SignInDeps,
  { client }: Anyone,
  { provider, redirect }: { provider: Provider; redirect?: string | undefined },
  http: Http,
): Promise<{ url: string }> {
  await deps.limits.clientGuesses(client)
  return redirectToProvider(deps, http, { provider, step: 'away', going: { redirect: redirect ?? null } })
}

/**
 * Signs in with a provider's response. New users get a ticket to create an account.
 * @throws Problem provider_refused, address_unproven, sign_up_closed, unavailable
 */
export async function finishProviderSignIn(
  deps: SignInDeps,
  { client }: Anyone,
  { provider, ...answer }: ProviderAnswer & { provider: Provider },
  http: Http,
): Promise<Arrival & { newcomer: Newcomer | null }> {
  await deps.limits.clientGuesses(client)
  const back = await takeProviderResponse(deps, http, { provider, step: 'away' }, answer)
  const { claims, pending } = back
  const admitted = await deps.db.auth.transaction().execute(async (tx) => {
    const user_id =
      (await recordIdentityUse(tx, provider, claims, new Date())) ?? (await linkByAddress(tx, provider, claims))
    return user_id && admitPerson(deps, tx, user_id, provider, http)
  })
  const { redirect } = pending
  if (admitted) return { redirect, ...welcome(deps, admitted, http), newcomer: null }
  const { sub: subject, email = '', given_name, family_name } = claims
  const sign_up_by = await signUpPermission(deps, { email, redirect })
  if (!sign_up_by) throw new Problem('sign_up_closed')
  const ticket = await storeTicket(deps, http, provider, 'new', { subject, email, redirect, sign_up_by })
  const newcomer = { ticket, email, first_name: nameOf(given_name), last_name: nameOf(family_name) }
  return { redirect, second_factor: false, newcomer }
}

/** Creates the account, in the browser that returned from the provider, once. @throws Problem provider_refused */
export async function signUpByProvider(
  deps: SignInDeps,
  { client }: Anyone,
  input: { provider: Provider; ticket: string; first_name: string; last_name: string; region?: Region | undefined },
  http: Http,
): Promise<Arrival> {
  await deps.limits.clientGuesses(client)
  const { provider, ticket, first_name, last_name, region } = input
  const { subject, email, redirect, sign_up_by } = await takeTicket<VerifiedProviderUser>(
    deps,
    http,
    provider,
    'new',
    ticket,
  )
  const admitted = await deps.db.auth.transaction().execute(async (tx) => {
    const language = region?.language ?? client.locale
    const person = await makeAccount(tx, { email, first_name, last_name, region: { ...region, language } }, sign_up_by)
    if (!person) throw new Problem('sign_up_closed')
    const { id } = person
    if (await insertIdentity(tx, { provider, subject, email, user_id: id }))
      await recordAudit(tx, { action: 'provider.linked', actor_id: id, details: { provider } })
    return admitPerson(deps, tx, id, provider, http)
  })
  return { redirect, ...welcome(deps, admitted, http) }
}

/** An address leads to its account only if the provider has verified it. @throws Problem address_unproven */
async function linkByAddress(
  tx: Tx,
  provider: Provider,
  { sub: subject, email, email_verified }: Pick<Claims, 'sub' | 'email' | 'email_verified'>,
): Promise<string | undefined> {
  if (!email || !email_verified) throw new Problem('address_unproven')
  const person = await lockByEmail(tx, email)
  if (!person) return undefined
  await claimAddress(tx, person.id)
  // The user has connected another account there, and the provider has reassigned the address.
  await deleteIdentity(tx, person.id, provider)
  if (await insertIdentity(tx, { provider, subject, email, user_id: person.id }))
    await recordCredentialChange(tx, person.id, 'provider.linked', { provider })
  return person.id
}
