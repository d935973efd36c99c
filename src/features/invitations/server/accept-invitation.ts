import { hashToken } from '#features/accounts/server/secrets.ts'
import type { AssignableRole } from '#features/families/families.rules.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { fullName } from '#shared/full-name.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { join, selectByToken, selectName, type OpenedRow, type Outcome } from './acceptance.queries.ts'
import type { InvitationDeps } from './invitation-deps.ts'
import { memberJoinedMailJob } from './invitations.jobs.ts'
import { countMemberSlots } from './invitations.queries.ts'

/** A user who is signed in, or is signing in with this request. */
export type Joiner = Pick<SignedIn, 'tx' | 'user_id' | 'email'>
export type Joined = { family_id: string; family_name: string; role: AssignableRole }

/**
 * Adds the caller to the family that invited them, once. A user with a different address than the invited one, or with a
 * link without one, confirms that with `join_as`.
 * @throws Problem not_found, invitation_expired, already_member, other_address, plan_limit_reached
 */
export async function acceptInvitation(
  person: Joiner,
  { token, join_as }: { token: string; join_as?: string | undefined },
  { plans }: Pick<InvitationDeps, 'plans'>,
): Promise<Joined> {
  const { tx, email, user_id } = person
  const token_hash = hashToken(token)
  const invitation = await selectByToken(tx, token_hash)
  if (!invitation) throw notFound()
  if (invitation.state === 'open' && invitation.email !== email && join_as !== email) throw new Problem('other_address')
  refuse(await join(tx, token_hash, newId()))
  const { family_id, family_name, role } = invitation
  await requireMemberSlot(person, family_id, plans)
  await recordAudit(tx, {
    action: 'member.joined',
    family_id,
    subject_id: user_id,
    details: joinDetails(invitation, email),
  })
  const name = await selectName(tx, user_id)
  await recordActivity(tx, {
    ...{
      family_id,
      user_id,
      activity_type: 'member_joined',
      title: (name && fullName(name)) || email.replace(/@.*/, ''),
    },
    metadata: { role },
  })
  await addJob(tx, memberJoinedMailJob, { invitation_id: invitation.id })
  await publishToFamily(tx, family_id, { kind: 'invitations' })
  return { family_id, family_name, role }
}

function refuse(outcome: Outcome) {
  if (outcome === 'expired') throw new Problem('invitation_expired')
  if (outcome === 'member') throw new Problem('already_member')
  if (outcome === 'unverified') throw new Problem('forbidden')
  if (outcome === 'gone') throw notFound()
}

/** Checked after joining, under the family's lock, so that two people can't both take the last slot. */
async function requireMemberSlot({ tx }: Joiner, family_id: string, plans: InvitationDeps['plans']) {
  const limits = await plans.ofFamily(tx, family_id)
  if (limits.members === null) return
  const { members } = await countMemberSlots(tx, family_id)
  if (members > limits.members) throw plans.quotaExceeded('members', limits.members, members)
}

function joinDetails({ email, role }: OpenedRow, joined_as: string) {
  return { role, joined_as, ...(email && email !== joined_as && { invited_as: email }) }
}
