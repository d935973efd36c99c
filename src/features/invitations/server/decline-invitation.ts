import { hashToken } from '#features/accounts/server/secrets.ts'
import { asUser } from '#server/db/database.ts'
import { requireSession } from '#server/http/guards.ts'
import type { Http } from '#server/http/route.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { notFound } from '#shared/problems.ts'
import { decline, declineEmailed, selectByToken } from './acceptance.queries.ts'
import type { InvitationDeps } from './invitation-deps.ts'

/**
 * Declines an invitation: by the current user's address, or with the link of its email.
 * @throws Problem not_found (sent to another address, used, or never existed), signed_out
 */
export async function declineInvitation(
  { token, proof }: { token: string; proof?: string | undefined },
  { deps, links }: InvitationDeps,
  http: Http,
): Promise<void> {
  const hash = hashToken(token)
  const invitation = await selectByToken(deps.db.auth, hash)
  if (invitation && links.isProof(invitation.id, proof))
    return deps.db.auth.transaction().execute(async (tx) => {
      const family_id = await declineEmailed(tx, hash, newId())
      if (!family_id) throw notFound()
      await publishToFamily(tx, family_id, { kind: 'invitations' })
    })
  const { user_id } = await requireSession(deps, http)
  await asUser(deps.db, user_id, async (tx) => {
    const family_id = await decline(tx, hash, newId())
    if (!family_id) throw notFound()
    await publishToFamily(tx, family_id, { kind: 'invitations' })
  })
}
