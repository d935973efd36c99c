import { getProofWays } from '#features/security/server/get-proof-ways.ts'
import { makeSignInLink } from '#features/sign-in/server/make-sign-in-link.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { requireProof } from '#server/http/guards.ts'
import type { SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { invitationsContract as contract } from '../invitations.contract.ts'
import type { InvitationDeps } from './invitation-deps.ts'

/**
 * A link that signs the caller in on another of their devices, without a mail server. It needs a proof of identity, unless a
 * code that stays on the server is the only way to prove it. Administrators always need one.
 * @throws Problem forbidden, proof_required, too_many_requests
 */
export async function createOwnSignInLink(
  person: SignedIn,
  { signIn }: Pick<InvitationDeps, 'signIn'>,
): Promise<{ link: string }> {
  const { tx, user_id, session_id, email, is_admin } = person
  if (signIn.config.smtpUrl) throw new Problem('forbidden')
  const { ways } = await getProofWays(signIn, person)
  const needsProof = is_admin || ways.some((way) => way !== 'mail')
  if (needsProof) requireProof({ ...contract.createOwnSignInLink, fresh: true }, person)
  await signIn.limits.personAsks(user_id)
  await recordAudit(tx, { action: 'session.link_made' })
  return { link: await makeSignInLink(signIn, { email, vouched_by: user_id, made_in: session_id }) }
}
