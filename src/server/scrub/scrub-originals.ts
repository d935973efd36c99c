import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { ObjectDamaged, ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import {
  deleteGoneOriginals,
  recordFinding,
  selectDamagedOriginals,
  selectLeastRecentlyChecked,
  selectOriginal,
  type Finding,
  type StoredOriginal,
} from './scrub.queries.ts'

/** Each night checks 1/25 of all originals, so that all are read within 30 days even if some nights are missed. */
const NIGHTS = 25
const MIN_PER_NIGHT = 200
/** Damaged ones are read every night, so that repairs are noticed. */
const DAMAGED_PER_NIGHT = 1000

export type ScrubParts = { db: Db; store: ObjectStore; log: Pick<Logger, 'error' | 'info'> }

/** Reads originals and compares their hashes. Only reports: repairs and removes nothing. */
export async function scrubOriginals({ db, store, log }: ScrubParts): Promise<void> {
  const counts = { whole: 0, missing: 0, changed: 0 }
  const damaged = await selectDamagedOriginals(db, DAMAGED_PER_NIGHT)
  const seen = new Set(damaged.map(({ storage_path }) => storage_path))
  const others = await selectLeastRecentlyChecked(db, MIN_PER_NIGHT, NIGHTS)
  for (const original of [...damaged, ...others.filter(({ storage_path }) => !seen.has(storage_path))]) {
    const finding = await verifyOriginal(store, original)
    // It may have been deleted since it was selected.
    if (finding !== 'whole' && !(await selectOriginal(db, original.storage_path))) continue
    counts[finding]++
    await recordFinding(db, original, finding)
    if (finding !== 'whole') log.error({ object: original.storage_path, finding }, 'an original is missing or damaged')
  }
  await deleteGoneOriginals(db)
  log.info(counts, 'checked originals')
}

/** Compares the stored original with its hash. @throws StorageUnavailable, which says nothing about the original */
export async function verifyOriginal(
  store: ObjectStore,
  { storage_path, sha256 }: Pick<StoredOriginal, 'storage_path' | 'sha256'>,
): Promise<Finding> {
  const hash = createHash('sha256')
  try {
    const { stream } = await store.open(storage_path)
    await pipeline(stream, hash)
  } catch (error) {
    if (error instanceof ObjectDamaged) return 'changed'
    if (error instanceof ObjectMissing) return 'missing'
    throw error
  }
  return hash.digest('hex') === sha256 ? 'whole' : 'changed'
}
