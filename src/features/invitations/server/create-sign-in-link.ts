import type { Member } from '#features/families/server/member.ts'
import { makeSignInLink } from '#features/sign-in/server/make-sign-in-link.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { apiKeyOf } from '#server/http/route.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { InvitationDeps } from './invitation-deps.ts'
import { mayLetIn, selectMemberAccount } from './invitations.queries.ts'

/**
 * A link that lets a member sign in who is signed out and gets no emails, since there's no mail server. It opens the member's
 * account, so it's refused for administrators and for members of other owners' families, and the member is notified.
 * @throws Problem not_found, forbidden, too_many_requests
 */
export async function createSignInLink(
  owner: Member<'members.manage'>,
  { member_id }: { member_id: string },
  { signIn, signInLinkMade }: Pick<InvitationDeps, 'signIn' | 'signInLinkMade'>,
): Promise<{ link: string }> {
  const { tx, family_id, user_id } = owner
  const { smtpUrl, adminEmails } = signIn.config
  const member = await selectMemberAccount(tx, family_id, member_id)
  if (!member) throw notFound()
  const isAdmin = adminEmails.includes(member.email)
  if (smtpUrl || apiKeyOf(owner) || isAdmin || !(await mayLetIn(tx, family_id, member.user_id)))
    throw new Problem('forbidden')
  await signIn.limits.personAsks(user_id)
  await recordAudit(tx, { action: 'member.sign_in_link', family_id, subject_id: member.user_id })
  await signInLinkMade(tx, { family_id, made_by: user_id, user_id: member.user_id })
  return { link: await makeSignInLink(signIn, { email: member.email, vouched_by: user_id }) }
}
