import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { Problem } from '#shared/problems.ts'
import type { FoundSuccession } from '../succession.contract.ts'
import { getSuccession } from './choose-trusted.ts'
import { sendSuccessionMailJob, type SuccessionNews } from './succession.jobs.ts'
import { cancelRequest, insertRequest, selectInvolved } from './succession.queries.ts'

/** @throws Problem conflict: the caller isn't trusted, the owner may still answer, or someone else asked first */
export async function requestTakeover(member: Member<'family.leave'>): Promise<FoundSuccession> {
  const { tx, family_id, user_id } = member
  if (!(await insertRequest(tx, family_id))) throw new Problem('conflict')
  await recordAudit(tx, { action: 'takeover.requested', family_id, subject_id: user_id })
  await mailOthers(member, 'requested')
  return getSuccession(member)
}

/** @throws Problem conflict: there's no request, or the caller isn't involved */
export async function cancelTakeover(member: Member<'family.view'>): Promise<FoundSuccession> {
  const { tx, family_id } = member
  const asker = await cancelRequest(tx, family_id)
  if (!asker) throw new Problem('conflict')
  await recordAudit(tx, { action: 'takeover.canceled', family_id, subject_id: asker })
  await mailOthers(member, 'canceled')
  return getSuccession(member)
}

/** Emails the owner and the trusted members, except the caller. */
async function mailOthers(
  { tx, family_id, user_id }: Member<'family.view'> | Member<'family.leave'>,
  kind: SuccessionNews['kind'],
): Promise<void> {
  for (const other of await selectInvolved(tx, family_id))
    if (other !== user_id)
      await addJob(tx, sendSuccessionMailJob, { kind, family_id, user_id: other, actor_id: user_id })
}
