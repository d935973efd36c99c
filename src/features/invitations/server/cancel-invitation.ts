import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { deleteInvitation } from './invitations.queries.ts'

/** Cancels an invitation, so its link stops working. @throws Problem not_found, also if it was just accepted */
export async function cancelInvitation(
  { tx, family_id }: Member<'members.manage'>,
  { invitation_id }: { invitation_id: string },
): Promise<void> {
  const cancelled = await deleteInvitation(tx, family_id, invitation_id)
  if (!cancelled) throw notFound()
  const { email, role } = cancelled
  await recordAudit(tx, { action: 'invitation.cancelled', family_id, details: { email, role } })
  await publishToFamily(tx, family_id, { kind: 'invitations' })
}
