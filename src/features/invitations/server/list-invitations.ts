import type { Member } from '#features/families/server/member.ts'
import { apiKeyOf } from '#server/http/route.ts'
import type { Invitation } from '../invitations.contract.ts'
import type { InvitationDeps } from './invitation-deps.ts'
import { selectPendingInvitations, type InvitationRow } from './invitations.queries.ts'

export async function listInvitations(
  owner: Member<'members.manage'>,
  deps: InvitationDeps,
): Promise<{ invitations: Invitation[] }> {
  const rows = await selectPendingInvitations(owner.tx, owner.family_id)
  return { invitations: rows.map((row) => viewOf(row, owner, deps)) }
}

/** An invitation as its owner sees it, with its link, which API keys don't get. */
export function viewOf(row: InvitationRow, owner: Member<'members.manage'>, { links }: InvitationDeps): Invitation {
  return { ...row, link: apiKeyOf(owner) ? null : links.linkOf(row.id) }
}
