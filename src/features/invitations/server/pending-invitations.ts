import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { apiKeyOf } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Invitation } from '../invitations.contract.ts'
import type { InvitationDeps } from './invitation-deps.ts'
import { sendInvitationJob } from './invitations.jobs.ts'
import {
  deleteInvitation,
  renewInvitation,
  selectPendingInvitations,
  type InvitationRow,
} from './invitations.queries.ts'

export async function listInvitations(
  owner: Member<'members.manage'>,
  deps: InvitationDeps,
): Promise<{ invitations: Invitation[] }> {
  const rows = await selectPendingInvitations(owner.tx, owner.family_id)
  return { invitations: rows.map((row) => viewOf(row, owner, deps)) }
}

/** An invitation as its owner sees it, with its link, which API keys don't get. */
function viewOf(row: InvitationRow, owner: Member<'members.manage'>, { sharedLinkOf }: InvitationDeps): Invitation {
  return { ...row, link: apiKeyOf(owner) ? null : sharedLinkOf(row.id) }
}

/** Sends the email again, with the same link and seven more days. @throws Problem not_found, too_many_requests */
export async function resendInvitation(
  owner: Member<'members.manage'>,
  { invitation_id }: { invitation_id: string },
  deps: InvitationDeps,
): Promise<Invitation> {
  const { tx, family_id, user_id } = owner
  const invitation = await renewInvitation(tx, family_id, invitation_id, apiKeyOf(owner) === null)
  if (!invitation) throw notFound()
  await deps.limits.invitationIsSent(invitation_id)
  await deps.limits.personInvites(user_id, 1)
  const { email, invited_name: name } = invitation
  if (!(await deps.limits.addressMayBeMailed(email))) throw new Problem('too_many_requests')
  await addJob(tx, sendInvitationJob, { invitation_id })
  await recordAudit(tx, { action: 'invitation.resent', family_id, details: { email, name } })
  await publishToFamily(tx, family_id, { kind: 'invitations' })
  return viewOf(invitation, owner, deps)
}

/** Cancels an invitation, so its link stops working. @throws Problem not_found, also if it was just accepted */
export async function cancelInvitation(
  { tx, family_id }: Member<'members.manage'>,
  { invitation_id }: { invitation_id: string },
): Promise<void> {
  const cancelled = await deleteInvitation(tx, family_id, invitation_id)
  if (!cancelled) throw notFound()
  const { email, invited_name: name, role } = cancelled
  await recordAudit(tx, { action: 'invitation.cancelled', family_id, details: { email, name, role } })
  await publishToFamily(tx, family_id, { kind: 'invitations' })
}
