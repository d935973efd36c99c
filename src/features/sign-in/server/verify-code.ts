import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { SignedInTo } from '../sign-in.contract.ts'
import { NAME_ENTRY_MINUTES, type Purpose } from '../../accounts/accounts.rules.ts'
import type { Region } from '../../accounts/accounts.schemas.ts'
import { admit } from './admit.ts'
import { welcome } from '../../security/server/admit-person.ts'
import { browserOf, originOf } from '../../accounts/server/browser.ts'
import { canGuess, guessCode, allowName } from './challenges.queries.ts'
import { recordRefusalByEmail } from '../../accounts/server/refusals.ts'
import { hashCode, hashToken } from '../../accounts/server/secrets.ts'
import { decryptReturnUrl } from './encrypt-return-url.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

type Typed = { email: string; code: string; purpose: Purpose; region?: Region | undefined }

/**
 * Signs in with an emailed code. Only the browser that requested it can guess, five times. A new address needs a name
 * next.
 * @throws Problem wrong_code with the remaining guesses, code_expired, too_many_requests
 */
export async function verifyCode(
  deps: SignInDeps,
  { client }: Anyone,
  { email, code, purpose, region }: Typed,
  http: Http,
): Promise<SignedInTo> {
  const origin = await originOf(deps, client, email, http)
  await deps.limits.guesses(origin)
  const browser = browserOf(deps, http)
  if (!browser) throw new Problem('code_expired')
  const now = new Date()
  const guess = { email, purpose, browser_hash: hashToken(browser), code_hash: hashCode(deps.codeKey, browser, code) }
  if (!(await canGuess(deps.db.auth, guess, now))) throw new Problem('code_expired')
  const refund = await deps.limits.code(email, origin)
  // A wrong guess is returned rather than thrown: the transaction that counted it has to commit.
  const outcome = await deps.db.auth.transaction().execute(async (tx) => {
    const judged = await guessCode(tx, guess, now)
    if (!judged || !('right' in judged)) return judged
    const admitted = await admit(deps, tx, { ...judged.right, region }, http)
    if (admitted === 'name_owed')
      await allowName(tx, guess, { now, until: new Date(now.getTime() + NAME_ENTRY_MINUTES * 60_000) })
    return { ...judged.right, admitted }
  })
  if (!outcome) throw new Problem('code_expired')
  if ('guesses_left' in outcome) {
    const user_id = await recordRefusalByEmail(deps, email, 'email_code', client)
    throw new Problem('wrong_code', {
      params: { guesses_left: outcome.guesses_left },
      ...(user_id && { security: { user_id } }),
    })
  }
  await refund()
  if (!outcome.admitted) throw new Problem('code_expired')
  const redirect = decryptReturnUrl(deps.config.secret, outcome.redirect)
  if (outcome.admitted === 'name_owed') return { purpose, redirect, second_factor: false, name_owed: true }
  return { purpose, redirect, ...welcome(deps, outcome.admitted, http), name_owed: false }
}
