import type { Member } from '#features/families/server/member.ts'
import { keyOf } from '#server/http/route.ts'
import type { Invitation } from '../invitations.contract.ts'
import type { InvitationDesk } from './invitation-desk.ts'
import { selectPendingInvitations, type InvitationRow } from './invitations.queries.ts'

export async function listInvitations(
  owner: Member<'members.manage'>,
  desk: InvitationDesk,
): Promise<{ invitations: Invitation[] }> {
  const rows = await selectPendingInvitations(owner.tx, owner.family_id)
  return { invitations: rows.map((row) => viewOf(row, owner, desk)) }
}

/** An invitation as its owner sees it, with its link, which API keys don't get. */
export function viewOf(row: InvitationRow, owner: Member<'members.manage'>, { links }: InvitationDesk): Invitation {
  return { ...row, link: keyOf(owner) ? null : links.linkOf(row.id) }
}
