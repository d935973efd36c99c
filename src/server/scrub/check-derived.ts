import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import type { Db } from '#server/db/database.ts'
import { DAY_MS } from '#shared/days.ts'
import { recordDerived, selectDerived } from './derived.queries.ts'

const WEEK_MS = 7 * DAY_MS
/** The store is checked once a week, and each derived file is read every four weeks. */
const WEEKS = 4
/** The end of an ID, before the name of a file that's made from an original, or of an avatar. */
const LAST_DIGIT = /[0-9a-f](?=\/(v\d+\/[^/]+|avatar-[^/]+)$)/

export function isDueForCheck(key: string, now: Date): boolean {
  const [digit] = LAST_DIGIT.exec(key) ?? []
  return digit !== undefined && parseInt(digit, 16) % WEEKS === Math.floor(now.getTime() / WEEK_MS) % WEEKS
}

/** Whether a file changed since it was first read, although it wasn't written again. */
export async function findDerivedDamage({ db, store }: { db: Db; store: ObjectStore }, key: string): Promise<boolean> {
  const facts = await store.stat(key)
  const hash = createHash('sha256')
  try {
    await pipeline((await store.open(key)).stream, hash)
  } catch (error) {
    if (error instanceof ObjectMissing) return true
    throw error
  }
  const sha256 = hash.digest('hex')
  const stored_at = facts?.stored_at ?? new Date()
  const known = await selectDerived(db, key)
  if (known?.stored_at.getTime() === stored_at.getTime() && known.sha256 !== sha256) return true
  await recordDerived(db, { key, sha256, stored_at })
  return false
}
