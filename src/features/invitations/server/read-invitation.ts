import { hasAccount } from '#features/accounts/server/find-account.ts'
import { hashToken } from '#features/accounts/server/secrets.ts'
import { asUser, type Db } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { OpenedInvitation } from '../invitations.contract.ts'
import { inviterOf, selectByToken } from './acceptance.queries.ts'
import { selectInvitationToMail } from './invitation-mails.queries.ts'
import { invitationPhotos } from './invitation-photos.ts'
import type { InvitationDeps } from './invitation-deps.ts'

/** Reads the invitation of a link, signed in or not. @throws Problem not_found, invitation_used */
export async function readInvitation(
  { token, proof }: { token: string; proof?: string | undefined },
  { deps, links, picturesOf }: InvitationDeps,
  http: Http,
): Promise<OpenedInvitation> {
  const session = await deps.readSession(http)
  const hash = hashToken(token)
  const opened = await (session
    ? asUser(deps.db, session.user_id, (tx) => selectByToken(tx, hash), 'read only')
    : selectByToken(deps.db.auth, hash))
  if (!opened) throw notFound()
  // A link that another person used reveals nothing about the family.
  if (opened.state === 'used') throw new Problem('invitation_used')
  const { state, family_id, family_name, email, role, note, expires_at } = opened
  const proves_address = links.isProof(opened.id, proof)
  return {
    ...{ state, family_name, role, note, expires_at, proves_address },
    email: session || proves_address ? email : null,
    has_account: proves_address ? await hasAccount(deps.db.auth, email) : null,
    family_id: state === 'member' ? family_id : null,
    inviter: inviterOf(opened),
    photos: state === 'open' ? await photosFor(opened.id, { db: deps.db.worker, picturesOf }) : [],
  }
}

async function photosFor(invitation_id: string, parts: { db: Db; picturesOf: PicturesOf }): Promise<string[]> {
  const invitation = await selectInvitationToMail(parts.db, invitation_id)
  if (!invitation) return []
  const photos = await invitationPhotos(invitation, parts, { asSmallImages: true })
  return photos.map(({ base64 }) => base64)
}
