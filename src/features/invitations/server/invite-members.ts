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
import { linkRoles, PENDING_INVITATIONS_MAX } from '../invitations.rules.ts'
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
  invited_name?: string | undefined
  role: AssignableRole
  note?: string | undefined
  language?: Locale | undefined
  person_id?: string | undefined
}
type Owner = Member<'members.manage'>

/**
 * Invites the addresses that are neither members nor invited yet. Emails are sent by jobs; the links are returned, so
 * that the owner can share them if an email doesn't arrive. Without an address, it only creates a link for someone.
 * @throws Problem plan_limit_reached, too_many_requests; invalid_input: several people can't be the same person
 */
export async function inviteMembers(owner: Owner, asked: Asked, deps: InvitationDeps): Promise<{ invited: Invited[] }> {
  const { tx, family_id } = owner
  const addresses = [...new Set(asked.emails)]
  requireOnePerson(asked, addresses)
  if (asked.person_id) await requireFreePerson(owner, asked.person_id)
  const members = new Set(await selectMemberAddresses(tx, family_id, addresses))
  const invitedBefore = new Set(await selectInvitedAddresses(tx, family_id, addresses))
  const language = asked.language ?? (await getPreferences(owner)).language
  const emails = addresses.length ? addresses : [null]
  const fresh = emails
    .filter((email) => email === null || (!members.has(email) && !invitedBefore.has(email)))
    .map((email) => ({ ...newInvitation(owner, deps, email, asked), language }))
  await requireMemberSlots(owner, fresh.length, deps)
  const added = fresh.length ? await insertInvitations(tx, fresh) : new Set<string>()
  const invitations = new Map(fresh.filter(({ id }) => added.has(id)).map((one) => [one.email, one]))
  await deps.limits.personInvites(owner.user_id, invitations.size)
  const mailed = new Set<string | null>()
  for (const invitation of invitations.values()) if (await send(owner, deps, invitation)) mailed.add(invitation.email)
  const linkOf = apiKeyOf(owner) ? deps.links.linkOf : deps.sharedLinkOf
  if (invitations.size) await publishToFamily(tx, family_id, { kind: 'invitations' })
  const invited_name = asked.invited_name ?? null
  return {
    invited: emails.map((email) => {
      const invitation = invitations.get(email)
      if (invitation)
        return { email, invited_name, outcome: 'invited', link: linkOf(invitation.id), mailed: mailed.has(email) }
      const isMember = email !== null && members.has(email)
      const known = email === owner.email ? 'yourself' : isMember ? 'already_member' : 'already_invited'
      return { email, invited_name, outcome: known, link: null, mailed: false }
    }),
  }
}

/** A name and a person in the family are for one invitation. A link without an address has a name, and a role that can't harm. */
function requireOnePerson({ invited_name, role, person_id }: Asked, { length }: string[]) {
  const fields: Record<string, string> = {}
  if (length > 1 && invited_name) fields['invited_name'] = 'several_addresses'
  if (length > 1 && person_id) fields['person_id'] = 'taken'
  if (length === 0 && (!invited_name || person_id)) fields['emails'] = 'email_required'
  if (length === 0 && !linkRoles.includes(role)) fields['role'] = 'email_required'
  if (Object.keys(fields).length) throw new Problem('invalid_input', { fields })
}

function newInvitation(
  owner: Owner,
  { links }: InvitationDeps,
  email: string | null,
  { invited_name, role, note, person_id }: Asked,
) {
  const id = newId()
  const by = { family_id: owner.family_id, invited_by: owner.user_id, api_key_id: apiKeyOf(owner) }
  return {
    ...by,
    id,
    email,
    invited_name: invited_name ?? null,
    role,
    note: note || null,
    token_hash: links.hashOf(id),
    mail_state: 'waiting' as const,
    person_id: person_id ?? null,
  }
}

/** Someone in the family who has no account yet. */
async function requireFreePerson({ tx, family_id }: Owner, person_id: string) {
  const person = await selectInvitedPerson(tx, family_id, person_id)
  if (!person) throw notFound()
  if (person.user_id || person.kind === 'pet') throw new Problem('invalid_input', { fields: { person_id: 'taken' } })
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
  const { id, email, invited_name: name, role } = invitation
  await recordAudit(tx, { action: 'invitation.sent', family_id, details: { email, name, role } })
  if (email === null) return false
  const mailed = await limits.addressMayBeMailed(email)
  if (mailed) await addJob(tx, sendInvitationJob, { invitation_id: id })
  else await setMailState(tx, id, 'failed')
  return mailed
}
