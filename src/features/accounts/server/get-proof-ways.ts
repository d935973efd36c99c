import type { SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { ProofWay } from '../security.rules.ts'
import { selectCredentials } from './credentials.queries.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** By what somebody can prove that it is them. Whoever has a second factor proves with it, or with a passkey. */
export async function getProofWays(
  desk: SignInDesk,
  { user_id, email }: SignedIn,
): Promise<{ ways: ProofWay[]; email: string }> {
  const has = await selectCredentials(desk.db.auth, user_id)
  const second: ProofWay[] = has.authenticator_since ? ['totp'] : []
  const simple: ProofWay[] = has.password_changed_at ? ['password', 'mail'] : ['mail']
  return { ways: [...(has.has_passkey ? ['passkey' as const] : []), ...(second.length ? second : simple)], email }
}

/** @throws Problem forbidden where that way does not count for them */
export async function requireWay(desk: SignInDesk, person: SignedIn, way: ProofWay): Promise<void> {
  const { ways } = await getProofWays(desk, person)
  if (!ways.includes(way)) throw new Problem('forbidden')
}
