import type { Db } from '#server/db/database.ts'
import { lockKeysToRewrap, updateWrapped } from './data-keys.queries.ts'
import { unwrapDataKey, wrapDataKey } from './data-keys.ts'
import type { MasterKeys } from './master-keys.ts'

const PAGE = 500

/** Wraps all data keys with the first master key. An interruption loses nothing: each key is wrapped by one of them. */
export async function rewrapKeys(db: Db, masterKeys: MasterKeys): Promise<number> {
  for (let rewrapped = 0; ;) {
    const count = await db.transaction().execute(async (tx) => {
      const stored = await lockKeysToRewrap(tx, masterKeys.keys[0].id, PAGE)
      for (const key of stored) await updateWrapped(tx, wrapDataKey(masterKeys, unwrapDataKey(masterKeys, key), key))
      return stored.length
    })
    rewrapped += count
    if (count < PAGE) return rewrapped
  }
}
