import type { Member } from '#features/families/server/member.ts'
import type { Invitation } from '../invitations.contract.ts'
import type { InvitationDesk } from './invitation-desk.ts'
import { selectPendingInvitations, type InvitationRow } from './invitations.queries.ts'

export async function listInvitations(
  { tx, family_id }: Member<'members.manage'>,
  desk: InvitationDesk,
): Promise<{ invitations: Invitation[] }> {
  const rows = await selectPendingInvitations(tx, family_id)
  return { invitations: rows.map((row) => viewOf(row, desk)) }
}

/** An invitation as the owner sees it, with its link. */
export function viewOf(row: InvitationRow, { links }: InvitationDesk): Invitation {
  return { ...row, link: links.linkOf(row.id) } as Invitation
}
