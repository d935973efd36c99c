import type { Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { SignedInTo } from '../sign-in.contract.ts'
import type { Region } from '../../accounts/accounts.schemas.ts'
import { admit } from './admit.ts'
import { welcome } from '../../security/server/admit-person.ts'
import { browserOf } from '../../accounts/server/browser.ts'
import { consumeNamePermission } from './challenges.queries.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import { decryptReturnUrl } from './encrypt-return-url.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

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
