import type { Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { Purpose } from '../../accounts/accounts.rules.ts'
import type { Region } from '../../accounts/accounts.schemas.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { welcome } from '../../security/server/admit-person.ts'
import type { SignedInTo } from '../sign-in.contract.ts'
import { admit } from './admit.ts'
import { consumeLink, findLink } from './challenges.queries.ts'
import { decryptReturnUrl } from './encrypt-return-url.ts'

/**
 * The address of a link and whether it will create an account, shown before the user confirms.
 * @throws Problem link_expired
 */
export async function readLink(
  { db }: SignInDeps,
  { token }: { token: string },
): Promise<{ purpose: Purpose; email: string; name_owed: boolean }> {
  const link = await findLink(db.auth, hashToken(token), new Date())
  const person = link && (await findAccount(db.auth, link.email))
  if (!link || (!person && !link.sign_up_by)) throw new Problem('link_expired')
  return { purpose: link.purpose, email: link.email, name_owed: !person && link.purpose === 'sign-in' }
}

type Used = {
  token: string
  first_name?: string | undefined
  last_name?: string | undefined
  region?: Region | undefined
}

/**
 * Signs in with an emailed link, in any browser, once; a new user sends a name too.
 * @throws Problem link_expired; invalid_input if the name is missing, which doesn't use up the link
 */
export async function useLink(
  deps: SignInDeps,
  { token, first_name, last_name = '', region }: Used,
  http: Http,
): Promise<SignedInTo> {
  const outcome = await deps.db.auth.transaction().execute(async (tx) => {
    const proven = await consumeLink(tx, hashToken(token), new Date())
    if (!proven) return undefined
    const named = proven.purpose === 'sign-in' && first_name ? { first_name, last_name } : {}
    const admitted = await admit(deps, tx, { ...proven, ...named, region }, http)
    if (admitted === 'name_owed') throw new Problem('invalid_input', { fields: { first_name: 'name_required' } })
    return admitted && { ...proven, admitted }
  })
  if (!outcome) throw new Problem('link_expired')
  const redirect = decryptReturnUrl(deps.config.secret, outcome.redirect)
  return { purpose: outcome.purpose as Purpose, redirect, ...welcome(deps, outcome.admitted, http), name_owed: false }
}
