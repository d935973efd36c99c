import type { Tx } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import { UNFINISHED_UPLOADS } from '../uploads.rules.ts'
import { countUnfinishedUploads } from './uploads.queries.ts'

/** Other uploads may be finished by then. At the latest, they expire after UPLOAD_LIFETIME_HOURS. */
const RETRY_AFTER_SECONDS = 30

/** @throws Problem too_many_uploads: names the limit that another upload of this size would exceed */
export async function limitUnfinishedUploads(tx: Tx, family_id: string, bytes: number): Promise<void> {
  const begun = await countUnfinishedUploads(tx, family_id)
  for (const [of, count, sum] of [
    ['person', begun.of_person, begun.bytes_of_person],
    ['family', begun.of_family, begun.bytes_of_family],
  ] as const) {
    const limits = UNFINISHED_UPLOADS[of]
    if (count < limits.count && sum + bytes <= limits.bytes) continue
    const params = { of, limit: limits.count, gigabytes: limits.bytes / 1024 ** 3 }
    throw new Problem('too_many_uploads', { params, retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
