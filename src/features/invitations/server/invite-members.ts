import { getPreferences } from '#features/accounts/server/profile.ts'
import type { AssignableRole } from '#features/families/families.rules.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { apiKeyOf } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import type { Locale } from '#shared/locales.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Invited } from '../invitations.contract.ts'
import { PENDING_INVITATIONS_MAX } from '../invitations.rules.ts'
import type { InvitationDeps } from './invitation-deps.ts'
import { sendInvitationJob } from './invitations.jobs.ts'
import {
  countMemberSlots,
  insertInvitations,
  selectInvitedAddresses,
  selectInvitedPerson,
  selectMemberAddresses,
  setMailState,
  type NewInvitation,
} from './invitations.queries.ts'

type Asked = {
  emails: string[]
  role: AssignableRole
  note?: string | undefined
  language?: Locale | undefined
  person_id?: string | undefined
}
type Owner = Member<'members.manage'>

/**
 * Invites the addresses that are neither members nor invited yet. Emails are sent by jobs; the links are returned, so
 * that the owner can share them if an email doesn't arrive.
 * @throws Problem plan_limit_reached, too_many_requests; invalid_input: several people can't be the same person
 */
export async function inviteMembers(owner: Owner, asked: Asked, deps: InvitationDeps): Promise<{ invited: Invited[] }> {
  const { tx, family_id } = owner
  const emails = [...new Set(asked.emails)]
  if (asked.person_id) await requireFreePerson(owner, asked.person_id, emails)
  const members = new Set(await selectMemberAddresses(tx, family_id, emails))
  const invitedBefore = new Set(await selectInvitedAddresses(tx, family_id, emails))
  const language = asked.language ?? (await getPreferences(owner)).language
  const fresh = emails
    .filter((email) => !members.has(email) && !invitedBefore.has(email))
    .map((email) => ({ ...newInvitation(owner, deps, email, asked), language }))
  await requireMemberSlots(owner, fresh.length, deps)
  const added = fresh.length ? await insertInvitations(tx, fresh) : new Set<string>()
  const invitations = new Map(fresh.filter(({ email }) => added.has(email)).map((one) => [one.email, one]))
  await deps.limits.personInvites(owner.user_id, invitations.size)
  const mailed = new Set<string>()
  for (const invitation of invitations.values()) if (await send(owner, deps, invitation)) mailed.add(invitation.email)
  const linkOf = apiKeyOf(owner) ? deps.links.linkOf : deps.sharedLinkOf
  if (invitations.size) await publishToFamily(tx, family_id, { kind: 'invitations' })
  return {
    invited: emails.map((email) => {
      const invitation = invitations.get(email)
      if (invitation) return { email, outcome: 'invited', link: linkOf(invitation.id), mailed: mailed.has(email) }
      const known = email === owner.email ? 'yourself' : members.has(email) ? 'already_member' : 'already_invited'
      return { email, outcome: known, link: null, mailed: false }
    }),
  }
}

function newInvitation(owner: Owner, { links }: InvitationDeps, email: string, { role, note, person_id }: Asked) {
  const id = newId()
  const by = { family_id: owner.family_id, invited_by: owner.user_id, api_key_id: apiKeyOf(owner) }
  return {
    ...by,
    id,
    email,
    role,
    note: note || null,
    token_hash: links.hashOf(id),
    mail_state: 'waiting' as const,
    person_id: person_id ?? null,
  }
}

/** Someone in the family who has no account yet. */
async function requireFreePerson({ tx, family_id }: Owner, person_id: string, emails: string[]) {
  const person = await selectInvitedPerson(tx, family_id, person_id)
  if (!person) throw notFound()
  if (emails.length > 1 || person.user_id || person.kind === 'pet')
    throw new Problem('invalid_input', { fields: { person_id: 'taken' } })
}

/** Pending invitations count toward the limit, which is enforced when they're accepted. */
async function requireMemberSlots({ tx, family_id }: Owner, more: number, { plans }: InvitationDeps) {
  if (more === 0) return
  const { members, pending } = await countMemberSlots(tx, family_id)
  const limits = await plans.ofFamily(tx, family_id)
  const wanted = members + pending + more
  if (limits.members !== null && wanted > limits.members) throw plans.quotaExceeded('members', limits.members, wanted)
  if (pending + more > PENDING_INVITATIONS_MAX) throw new Problem('too_many_requests')
}

async function send({ tx, family_id }: Owner, { limits }: InvitationDeps, invitation: NewInvitation): Promise<boolean> {
  const { id, email, role } = invitation
  await recordAudit(tx, { action: 'invitation.sent', family_id, details: { email, role } })
  const mailed = await limits.addressMayBeMailed(email)
  if (mailed) await addJob(tx, sendInvitationJob, { invitation_id: id })
  else await setMailState(tx, id, 'failed')
  return mailed
}
