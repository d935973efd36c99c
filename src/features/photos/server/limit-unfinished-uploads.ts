import type { Tx } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import { UNFINISHED_UPLOADS } from '../photos.rules.ts'
import { countUnfinishedUploads } from './uploads.queries.ts'

/** @throws Problem too_many_uploads, naming the limit that one more upload of this size would pass */
export async function limitUnfinishedUploads(tx: Tx, family_id: string, bytes: number): Promise<void> {
  const begun = await countUnfinishedUploads(tx, family_id)
  for (const [limits, count, sum] of [
    [UNFINISHED_UPLOADS.person, begun.of_person, begun.bytes_of_person],
    [UNFINISHED_UPLOADS.family, begun.of_family, begun.bytes_of_family],
  ] as const) {
    if (count < limits.count && sum + bytes <= limits.bytes) continue
    throw new Problem('too_many_uploads', { params: { limit: limits.count, gigabytes: limits.bytes / 1024 ** 3 } })
  }
}
