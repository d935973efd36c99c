import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { SignedInTo } from '../accounts.contract.ts'
import type { Purpose } from '../accounts.rules.ts'
import { admit, welcome } from './admit.ts'
import { guessCode } from './challenges.queries.ts'
import { askedCookieOf, clearAskedCookie } from './cookies.ts'
import { hashCode, hashToken } from './secrets.ts'
import { openWay } from './sealed-way.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/**
 * Signs in with the code of a mail. Only the browser that asked can guess, and five times.
 * @throws Problem wrong_code with the guesses left, code_expired, too_many_requests
 */
export async function verifyCode(
  desk: SignInDesk,
  { client }: Anyone,
  { email, code, purpose }: { email: string; code: string; purpose: Purpose },
  http: Http,
): Promise<SignedInTo> {
  await desk.limits.clientGuesses(client)
  const browser = askedCookieOf(http.request, desk.config.secure, purpose)
  if (!browser) throw new Problem('code_expired')
  const guess = { email, purpose, browser_hash: hashToken(browser), code_hash: hashCode(desk.codeKey, browser, code) }
  // A wrong guess is an answer here, not an exception: the transaction that counted it has to commit.
  const outcome = await desk.db.auth.transaction().execute(async (tx) => {
    const judged = await guessCode(tx, guess, new Date())
    if (!judged || !('right' in judged)) return judged
    return { ...judged.right, admitted: await admit(desk, tx, judged.right, http) }
  })
  if (!outcome) throw new Problem('code_expired')
  if ('guesses_left' in outcome) throw new Problem('wrong_code', { params: { guesses_left: outcome.guesses_left } })
  if (!outcome.admitted) throw new Problem('code_expired')
  const { second_factor } = welcome(desk, outcome.admitted, http)
  clearAskedCookie(http.reply, desk.config.secure, purpose)
  return { purpose, redirect: openWay(desk.config.secret, outcome.redirect), second_factor }
}
