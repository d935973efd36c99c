import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'
import type { ChangeFeed } from '#server/db/change-feed.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import { deleteWriter, insertWriter, notifyWriter, replaceWriter } from './upload-segments.queries.ts'

const CHANNEL = 'upload_wanted'
const RETRY_MS = 100
/** Longer than it takes to release an upload. A process that was killed or is unreachable never does. */
const PATIENCE_MS = 4_000

/**
 * One request at a time writes to an upload, on any machine: the next one asks it to release the upload, waits, and then
 * takes over. A request that lost the upload without noticing can't store anything, because its segments no longer follow
 * the last one.
 */
export async function openUploadLocker(db: Db, changes: ChangeFeed): Promise<Locker> {
  const held = new Map<string, { writer: string; letGo: RequestRelease }>()
  await changes.follow(
    CHANNEL,
    (upload_id) => void held.get(upload_id)?.letGo(),
    () => {},
  )

  function newLock(upload_id: string): Lock {
    const writer = newId()
    return {
      async lock(signal, requestRelease) {
        const until = Date.now() + PATIENCE_MS
        while (!(await insertWriter(db, upload_id, writer))) {
          if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT
          if (Date.now() > until) {
            await replaceWriter(db, upload_id, writer)
            break
          }
          await notifyWriter(db, CHANNEL, upload_id)
          await sleep(RETRY_MS)
        }
        held.set(upload_id, { writer, letGo: requestRelease })
      },
      async unlock() {
        if (held.get(upload_id)?.writer === writer) held.delete(upload_id)
        await deleteWriter(db, upload_id, writer)
      },
    }
  }
  return { newLock }
}
