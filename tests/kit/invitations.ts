import { invitationLinks } from '#features/invitations/server/invitation-links.ts'
import { newId } from '#shared/ids.ts'
import { makePerson, type Family, type Person } from './people.ts'

/** Inserts an invitation without sending an email. Returns its ID and its link's token. */
export async function seedInvitation(
  owner: Person,
  { family_id }: Pick<Family, 'family_id'>,
  email: string,
): Promise<{ invitation_id: string; token: string; proof: string }> {
  const id = newId()
  const links = invitationLinks(owner.server.config)
  await owner.server.sql(
    `insert into invitations (id, family_id, email, role, language, token_hash, invited_by, expires_at)
     values ($1, $2, $3, 'viewer', 'en', $4, $5, now() + interval '7 days')`,
    [id, family_id, email, links.hashOf(id), owner.user_id],
  )
  const proof = new URLSearchParams(new URL(links.emailedLinkOf(id)).hash.slice(1)).get('proof') ?? ''
  return { invitation_id: id, token: links.tokenOf(id), proof }
}

/** A pending invitation of the family. */
export async function freshInvitation(fixture: Family & { owner: Person }): Promise<{ invitation_id: string }> {
  const { invitation_id } = await seedInvitation(fixture.owner, fixture, `${newId()}@example.org`)
  return { invitation_id }
}

/** The parameters of an emailed invitation link, to a family whose owner the caller doesn't know. */
export async function emailedTo(email: string, fixture: { owner: Person }): Promise<{ token: string; proof: string }> {
  const host = await makePerson(fixture.owner.server, 'Host')
  const { token, proof } = await seedInvitation(host, await host.opensFamily('Hosts'), email)
  return { token, proof }
}

/** The token of an invitation for the caller, to a family whose owner they don't know. */
export async function tokenFor(caller: Person, fixture: { owner: Person }): Promise<string> {
  const host = await makePerson(fixture.owner.server, 'Host')
  return (await seedInvitation(host, await host.opensFamily('Hosts'), caller.email || 'nobody@example.org')).token
}
