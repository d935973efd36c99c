import type { Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { SignedInTo } from '../sign-in.contract.ts'
import type { Region } from '../../accounts/accounts.schemas.ts'
import { admit } from './admit.ts'
import { welcome } from '../../security/server/admit-person.ts'
import { browserOf } from '../../accounts/server/browser.ts'
import { takeNameOwed } from './challenges.queries.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import { openWay } from './encrypt-return-url.ts'
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'

type Named = { email: string; first_name: string; last_name: string; region?: Region | undefined }

/** Makes the account of an address that this browser has just proven by its code. @throws Problem code_expired */
export async function finishSignUp(desk: SignInDesk, { email, ...named }: Named, http: Http): Promise<SignedInTo> {
  const browser = browserOf(desk, http)
  if (!browser) throw new Problem('code_expired')
  const outcome = await desk.db.auth.transaction().execute(async (tx) => {
    const proven = await takeNameOwed(tx, { email, browser_hash: hashToken(browser) }, new Date())
    return proven && { ...proven, admitted: await admit(desk, tx, { ...proven, ...named }, http) }
  })
  if (!outcome?.admitted || outcome.admitted === 'name_owed') throw new Problem('code_expired')
  const redirect = openWay(desk.config.secret, outcome.redirect)
  return { purpose: 'sign-up', redirect, ...welcome(desk, outcome.admitted, http), name_owed: false }
}
