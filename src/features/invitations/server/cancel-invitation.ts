import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { tellFamily } from '#server/live/tell.ts'
import { notFound } from '#shared/problems.ts'
import { deleteInvitation } from './invitations.queries.ts'

/** Its link opens nothing any more. @throws Problem not_found, also where it was accepted in the meantime */
export async function cancelInvitation(
  { tx, family_id }: Member<'members.manage'>,
  { invitation_id }: { invitation_id: string },
): Promise<void> {
  const cancelled = await deleteInvitation(tx, family_id, invitation_id)
  if (!cancelled) throw notFound()
  const { email, role } = cancelled
  await recordAudit(tx, { action: 'invitation.cancelled', family_id, details: { email, role } })
  await tellFamily(tx, family_id, { kind: 'invitations' })
}
