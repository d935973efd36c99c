import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Deletion } from '../own-data.contract.ts'
import { endMySessions, insertDeletion, selectDeletion } from './deletions.queries.ts'
import { sendOwnDataMailJob } from './own-data.jobs.ts'

/**
 * Schedules the deletion of the caller's account and signs them out everywhere. If they own a family, changes nothing
 * and returns the reason. @throws Problem invalid_input: the typed address isn't theirs
 */
export async function requestDeletion(
  { tx, user_id, email }: SignedIn,
  { typed_email }: { typed_email: string },
): Promise<Deletion> {
  if (typed_email !== email) throw new Problem('invalid_input', { fields: { typed_email: 'email_differs' } })
  const before = await selectDeletion(tx, user_id)
  if (before.owned_families.length > 0) return before
  await insertDeletion(tx, user_id)
  const deletion = await selectDeletion(tx, user_id)
  if (!before.purge_after) {
    await recordAudit(tx, { action: 'account.deletion_requested' })
    await addJob(tx, sendOwnDataMailJob, { user_id, kind: 'leaving', until: required(deletion.purge_after) })
  }
  await endMySessions(tx)
  return deletion
}
