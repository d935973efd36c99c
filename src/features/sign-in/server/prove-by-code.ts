import type { Http, SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { guessCode } from './challenges.queries.ts'
import { requireProofMethod } from '../../security/server/get-proof-ways.ts'
import { recordProof } from '../../accounts/server/prove-session.ts'
import { hashCode, hashToken } from '../../accounts/server/secrets.ts'
import { sendChallenge } from './send-challenge.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/**
 * Emails a code that proves the user's identity in this session only.
 * @throws Problem rate_limited; forbidden for users with a second factor
 */
export async function mailProofCode(deps: SignInDeps, person: SignedIn): Promise<void> {
  const { user_id, session_id, email } = person
  await requireProofMethod(deps, person, 'mail')
  await deps.limits.personIsMailed(user_id)
  const known = await findAccount(deps.db.auth, email)
  const language = known?.language ?? 'en'
  const asked = { email, purpose: 'proof', first_name: '', last_name: '', language, redirect: null } as const
  await sendChallenge(deps, { ...asked, sign_up_by: null }, { kind: 'proof', browser: session_id, recipient: known })
}

/** @throws Problem wrong_code with the remaining guesses, code_expired, too_many_requests */
export async function proveByCode(
  deps: SignInDeps,
  person: SignedIn,
  { code }: { code: string },
  http: Http,
): Promise<void> {
  const { user_id, session_id, email } = person
  await requireProofMethod(deps, person, 'mail')
  const refund = await deps.limits.personProves(user_id)
  const guess = {
    ...{ email, purpose: 'proof' as const },
    browser_hash: hashToken(session_id),
    code_hash: hashCode(deps.codeKey, session_id, code),
  }
  const judged = await guessCode(deps.db.auth, guess, new Date())
  if (!judged) throw new Problem('code_expired')
  if ('guesses_left' in judged) throw new Problem('wrong_code', { params: { guesses_left: judged.guesses_left } })
  await refund()
  await recordProof(deps, person, 'one_factor', http)
}
