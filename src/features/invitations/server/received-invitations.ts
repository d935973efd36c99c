import { hasAccount } from '#features/accounts/server/find-account.ts'
import { hashToken } from '#features/accounts/server/secrets.ts'
import { asUser, type Db } from '#server/db/database.ts'
import { requireSession } from '#server/http/guards.ts'
import type { Http, SignedIn } from '#server/http/route.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { MyInvitation, OpenedInvitation } from '../invitations.contract.ts'
import { decline, declineEmailed, inviterOf, selectByToken, selectMyInvitations } from './acceptance.queries.ts'
import type { InvitationDeps } from './invitation-deps.ts'
import { selectInvitationToMail } from './invitation-mails.queries.ts'
import { invitationPhotos } from './invitation-photos.ts'

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

/** Reads the invitation of a link, signed in or not. @throws Problem not_found, invitation_used */
export async function readInvitation(
  { token, proof }: { token: string; proof?: string | undefined },
  { deps, links, picturesOf, signIn }: InvitationDeps,
  http: Http,
): Promise<OpenedInvitation> {
  const session = await deps.readSession(http)
  const hash = hashToken(token)
  const opened = await (session
    ? asUser(deps.db, session.user_id, (tx) => selectByToken(tx, hash), 'read only')
    : selectByToken(deps.db.auth, hash))
  if (!opened) throw notFound()
  if (opened.state === 'used') {
    // A link reveals nothing about the family once it's used, but the invited person needs to know whom to ask.
    const isInvitee = !signIn.config.smtpUrl && links.isProof(opened.id, proof)
    throw new Problem('invitation_used', { params: { inviter: (isInvitee && opened.inviter_first_name) || '' } })
  }
  const { state, family_id, family_name, email, invited_name, role, note, expires_at } = opened
  const hasProof = links.isProof(opened.id, proof)
  const proven = hasProof ? email : null
  return {
    ...{ state, family_name, role, note, expires_at, proves_address: proven !== null },
    takes_address: hasProof && email === null && !signIn.config.smtpUrl,
    email: session ? email : proven,
    invited_name: hasProof ? invited_name : null,
    has_account: proven === null ? null : await hasAccount(deps.db.auth, proven),
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
  if (invitation?.email && links.isProof(invitation.id, proof))
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
