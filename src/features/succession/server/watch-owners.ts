import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { sendSuccessionMailJob, type SuccessionNews } from './succession.jobs.ts'
import {
  completeTakeover,
  endAnsweredRequests,
  markDueTakeovers,
  openSuccessions,
  recordSeenOwners,
  selectDueTakeovers,
  selectInvolved,
  selectTrusted,
  takeReminders,
} from './succession.queries.ts'

/**
 * Reminds absent owners, then lets trusted members ask, then transfers ownership, in the second night after the time to object.
 * When the owner returns, it ends. Idempotent.
 */
export async function watchOwners(db: Db): Promise<void> {
  await recordSeenOwners(db)
  await db.transaction().execute(async (tx) => {
    for (const { family_id, user_id } of await endAnsweredRequests(tx)) {
      await recordAudit(tx, { action: 'takeover.canceled', family_id, subject_id: user_id })
      await mail(tx, { kind: 'back', family_id, user_id })
    }
  })
  await db.transaction().execute(async (tx) => {
    for (const { family_id, owner_id, reminder } of await takeReminders(tx)) {
      await recordAudit(tx, { action: 'succession.reminded', family_id, subject_id: owner_id, details: { reminder } })
      await mail(tx, { kind: 'reminder', family_id, user_id: owner_id, reminder })
    }
  })
  await db.transaction().execute(async (tx) => {
    for (const family_id of await openSuccessions(tx)) {
      await recordAudit(tx, { action: 'succession.opened', family_id })
      for (const user_id of await selectTrusted(tx, family_id)) await mail(tx, { kind: 'opened', family_id, user_id })
    }
  })
  for (const family_id of await selectDueTakeovers(db)) await db.transaction().execute((tx) => handOver(tx, family_id))
  await markDueTakeovers(db)
}

async function handOver(tx: Tx, family_id: string): Promise<void> {
  const done = await completeTakeover(tx, family_id)
  if (!done) return
  const { former_owner, new_owner } = done
  await recordAudit(tx, { action: 'takeover.completed', family_id, subject_id: new_owner })
  for (const user_id of [former_owner, ...(await selectInvolved(tx, family_id))])
    await mail(tx, { kind: 'completed', family_id, user_id, actor_id: new_owner })
}

function mail(tx: Tx, news: SuccessionNews): Promise<void> {
  return addJob(tx, sendSuccessionMailJob, news)
}
