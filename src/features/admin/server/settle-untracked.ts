import path from 'node:path'
import { beginUpload, receiveUpload } from '#features/uploads/server/upload-steps.ts'
import { DEFAULT_PURPOSE } from '#features/uploads/uploads.rules.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { WorkerContext } from '#server/feature.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { isUntracked } from '#server/scrub/check-store.ts'
import {
  deleteUntracked,
  isAddingAny,
  recordNotAdded,
  selectAddedAgain,
  selectDecision,
  selectOwner,
  setUpload,
} from '#server/scrub/untracked.queries.ts'
import { newId } from '#shared/ids.ts'
import { familyOfUntracked } from '../admin.rules.ts'
import { finishUntrackedJob } from './admin.jobs.ts'

type Parts = Pick<WorkerContext, 'db' | 'store' | 'staging' | 'log'>

/** Removes an untracked file, or adds it to its family again. */
export async function settleUntracked({ key }: { key: string }, parts: Parts): Promise<void> {
  const { db, store, log } = parts
  const wanted = await selectDecision(db.worker, key)
  if (!wanted) return
  if (wanted.decision === 'add') return addAgain(wanted, parts)
  // A row may refer to it by now, such as after the database was restored.
  if (await isUntracked(db.worker, key)) await store.remove(key)
  await deleteUntracked(db.worker, key)
  log.info({ object: key }, 'an untracked file was removed')
}

/**
 * Adds a file like an upload of the family's owner, and private: who could see it before isn't known. The file itself stays until
 * that succeeded.
 */
async function addAgain({ key, bytes }: { key: string; bytes: number }, { db, store, staging }: Parts): Promise<void> {
  const family_id = familyOfUntracked(key)
  const user_id = family_id && (await selectOwner(db.worker, family_id))
  if (!family_id || !user_id) return recordNotAdded(db.worker, key, null)
  const upload = { id: newId(), family_id }
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => db.worker.transaction().execute(work)
  await inTransaction(async (tx) => {
    const file = { filename: path.basename(key), bytes, purpose: DEFAULT_PURPOSE, about: { audience: 'private' } }
    await beginUpload(tx, { ...upload, user_id, ...file })
    await setUpload(tx, key, upload.id)
    await finishLater(tx)
  })
  await staging.begin(upload)
  await staging.append(upload, (await store.open(key)).stream, 0)
  await receiveUpload(upload, staging, inTransaction)
}

/** Most photos are processed within seconds. */
const FINISH_AFTER_MS = 60_000

async function finishLater(db: Db): Promise<void> {
  const runAt = new Date(Date.now() + FINISH_AFTER_MS)
  await addJob(db, finishUntrackedJob, {}, { key: 'finish-untracked', runAt })
}

/** Removes files that were added to their families again. */
export async function finishAdding({ db, store }: Parts): Promise<void> {
  for (const { key, is_added, reason } of await selectAddedAgain(db.worker)) {
    if (!is_added) await recordNotAdded(db.worker, key, reason)
    else {
      await store.remove(key)
      await deleteUntracked(db.worker, key)
    }
  }
  if (await isAddingAny(db.worker)) await finishLater(db.worker)
}
