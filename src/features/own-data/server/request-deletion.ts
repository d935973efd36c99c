import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Deletion } from '../own-data.contract.ts'
import { endMySessions, insertDeletion, selectDeletion } from './deletions.queries.ts'
import { sendOwnDataMailJob } from './own-data.jobs.ts'

/**
 * Asks for the caller's account to go, and signs them out everywhere. While they own a family nothing happens but the answer.
 * @throws Problem invalid_input when another address was typed than theirs
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
