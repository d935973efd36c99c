import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { Region } from '../../accounts/accounts.schemas.ts'
import { browserOf, nameBrowser, originOf } from '../../accounts/server/browser.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { makeAccount } from '../../accounts/server/make-account.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { isSetupToken, signUpPermission } from '../../accounts/server/sign-up-permission.ts'
import { admitPerson, welcome } from '../../security/server/admit-person.ts'
import type { SignedInTo } from '../sign-in.contract.ts'
import { admit } from './admit.ts'
import { consumeNamePermission } from './challenges.queries.ts'
import { decryptReturnUrl } from './encrypt-return-url.ts'
import { sendChallenge } from './send-challenge.ts'

type Asked = {
  first_name: string
  last_name: string
  email: string
  redirect?: string | null | undefined
  setup?: string | undefined
}

/**
 * Emails a code and a link that create the account when used. Only this operation reveals whether an account exists,
 * without an email and within separate limits.
 * @throws Problem account_exists, rate_limited
 */
export async function startSignUp(deps: SignInDeps, { client }: Anyone, asked: Asked, http: Http) {
  const { email, first_name, last_name, redirect = null, setup } = asked
  const origin = await originOf(deps, client, email, http)
  await deps.limits.asks(origin)
  await deps.limits.signsUp(email, client)
  if (await findAccount(deps.db.auth, email)) throw new Problem('account_exists')
  await deps.limits.email(email, 'sign-up', origin)
  const sign_up_by = await signUpPermission(deps, { email, redirect, setup })
  await sendChallenge(
    deps,
    { email, purpose: 'sign-up', first_name, last_name, language: client.locale, redirect, sign_up_by },
    // The email contains no name, since it would let anyone send their own text to strangers.
    { kind: sign_up_by ? 'sign-up' : 'closed', browser: nameBrowser(deps, http), recipient: undefined },
  )
}

type Named = { email: string; first_name: string; last_name: string; region?: Region | undefined }

/** Creates the account of an address that this browser just proved with its code. @throws Problem code_expired */
export async function finishSignUp(deps: SignInDeps, { email, ...named }: Named, http: Http): Promise<SignedInTo> {
  const browser = browserOf(deps, http)
  if (!browser) throw new Problem('code_expired')
  const outcome = await deps.db.auth.transaction().execute(async (tx) => {
    const proven = await consumeNamePermission(tx, { email, browser_hash: hashToken(browser) }, new Date())
    return proven && { ...proven, admitted: await admit(deps, tx, { ...proven, ...named }, http) }
  })
  if (!outcome?.admitted || outcome.admitted === 'name_owed') throw new Problem('code_expired')
  const redirect = decryptReturnUrl(deps.config.secret, outcome.redirect)
  return { purpose: 'sign-up', redirect, ...welcome(deps, outcome.admitted, http), name_owed: false }
}

type First = { first_name: string; last_name: string; email: string; setup: string; region?: Region | undefined }

/**
 * Creates the first account without a code, which couldn't be sent. Only the person who runs the server sees the setup link.
 * @throws Problem link_expired, too_many_requests
 */
export async function createFirstAccount(
  deps: SignInDeps,
  { client }: Anyone,
  { setup, region, ...person }: First,
  http: Http,
): Promise<void> {
  await deps.limits.clientGuesses(client)
  if (deps.config.smtpUrl || !isSetupToken(deps.config, setup)) throw new Problem('link_expired')
  const admitted = await deps.db.auth.transaction().execute(async (tx) => {
    const newcomer = { ...person, region: { ...region, language: region?.language ?? client.locale } }
    const made = await makeAccount(tx, newcomer, 'setup')
    return made && admitPerson(deps, tx, made.id, 'setup', http)
  })
  if (!admitted) throw new Problem('link_expired')
  welcome(deps, admitted, http)
}
