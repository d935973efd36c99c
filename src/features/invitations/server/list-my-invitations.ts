import type { SignedIn } from '#server/http/route.ts'
import type { MyInvitation } from '../invitations.contract.ts'
import { inviterOf, selectMyInvitations } from './acceptance.queries.ts'
import type { InvitationDeps } from './invitation-deps.ts'

/** Pending invitations to the caller's own, proven address, oldest first. */
export async function listMyInvitations(
  { tx }: SignedIn,
  { links }: InvitationDeps,
): Promise<{ invitations: MyInvitation[] }> {
  const rows = await selectMyInvitations(tx)
  return {
    invitations: rows.map((row) => {
      const { id, family_name, role, expires_at } = row
      return { id, family_name, role, expires_at, inviter: inviterOf(row), token: links.tokenOf(id) }
    }),
  }
}
