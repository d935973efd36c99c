import type { ActingMember, Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { Capability } from '#shared/role-table.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { FoundSuccession, successionContract } from '../succession.contract.ts'
import { sendSuccessionMailJob } from './succession.jobs.ts'
import { lockTrusted, saveAbsence, selectSuccession, selectTrusted, setTrusted } from './succession.queries.ts'

/** Who may take over the family, and for those involved, how far it is. */
export async function getSuccession({ tx, family_id }: ActingMember<Capability>): Promise<FoundSuccession> {
  const [user_ids, found] = await Promise.all([selectTrusted(tx, family_id), selectSuccession(tx, family_id)])
  const { after_months = null, reminders = null, may_ask = false, requester, requested_at, ends_at } = found ?? {}
  const request = requester && requested_at && ends_at ? { user_id: requester, requested_at, ends_at } : null
  return {
    ...{ user_ids, after_months, reminders, request },
    may_request: may_ask && !request,
  }
}

/** @throws Problem not_found: a user isn't a member, or is the owner */
export async function saveSuccession(
  owner: Member<'family.manage'>,
  { user_ids, after_months }: InputOf<typeof successionContract.saveSuccession>,
): Promise<FoundSuccession> {
  const { tx, family_id } = owner
  await lockTrusted(tx, family_id)
  const before = await selectTrusted(tx, family_id)
  if (!(await setTrusted(tx, family_id, user_ids))) throw notFound()
  const was = await saveAbsence(tx, family_id, user_ids.length > 0 ? after_months : null)
  if (was && user_ids.length > 0 && was !== after_months)
    await recordAudit(tx, { action: 'succession.changed', family_id, details: { after_months } })
  for (const user_id of user_ids.filter((id) => !before.includes(id))) {
    await recordAudit(tx, { action: 'succession.trusted', family_id, subject_id: user_id })
    await addJob(tx, sendSuccessionMailJob, { kind: 'trusted', family_id, user_id })
  }
  for (const user_id of before.filter((id) => !user_ids.includes(id)))
    await recordAudit(tx, { action: 'succession.ended', family_id, subject_id: user_id })
  return getSuccession(owner)
}
