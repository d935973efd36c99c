import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { StorageUnavailable } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import { ID_PATTERN } from '#shared/is-id.ts'
import { required } from '#shared/required.ts'
import { insertDataKey, selectCurrentKey, selectDataKey, type Owner, type WrappedKey } from './data-keys.queries.ts'
import { unwrapKey, wrapKey, type MasterKeys } from './master-keys.ts'
import type { DataKey } from './object-format.ts'

/** The keys that objects are encrypted with. */
export type DataKeys = {
  /** The one for new objects, which is created if it's missing. */
  current(owner: Owner): Promise<DataKey>
  /** Undefined if it was deleted. @throws StorageUnavailable if this process doesn't have its master key */
  find(owner: Owner, id: string): Promise<DataKey | undefined>
}

const OWNED = new RegExp(`^(families|staging|users)/(${ID_PATTERN})/`)
/** A deleted or retired key is used for so long at most. */
const CACHED_MS = 60_000
const MAX_CACHED = 10_000

/** Undefined for what belongs to the whole installation and isn't encrypted. */
export function ownerOf(key: string): Owner | undefined {
  const [, kind, id = null] = OWNED.exec(key) ?? []
  if (!kind) return undefined
  return kind === 'users' ? { family_id: null, user_id: id } : { family_id: id, user_id: null }
}

/** What a wrapped key is bound to. */
const aboutOf = (id: string, { family_id, user_id }: Owner) => `${id} ${family_id ?? ''} ${user_id ?? ''}`

export function wrapDataKey(keys: MasterKeys, { id, key }: DataKey, owner: Owner): WrappedKey {
  const [master] = keys.keys
  return { ...owner, id, wrapped: wrapKey(master, key, aboutOf(id, owner)), master_key: master.id }
}

/** @throws StorageUnavailable without its master key */
export function unwrapDataKey(
  keys: MasterKeys | undefined,
  { id, wrapped, master_key, ...owner }: WrappedKey,
): DataKey {
  const master = keys?.keys.find((one) => one.id === master_key)
  if (!master) throw new StorageUnavailable('this process has another encryption key')
  return { id, key: unwrapKey(master, wrapped, aboutOf(id, owner)) }
}

export const newDataKey = (): DataKey => ({ id: newId(), key: randomBytes(32) })

export function openDataKeys(db: Db, masterKeys: MasterKeys | undefined): DataKeys {
  const cached = new Map<string, { key: Promise<DataKey | undefined>; until: number }>()

  function cache(name: string, read: () => Promise<DataKey | undefined>): Promise<DataKey | undefined> {
    const known = cached.get(name)
    if (known && known.until > Date.now()) return known.key
    if (cached.size >= MAX_CACHED) cached.clear()
    const key = read()
    cached.set(name, { key, until: Date.now() + CACHED_MS })
    key.catch(() => cached.delete(name))
    return key
  }

  async function currentOf(owner: Owner): Promise<DataKey> {
    const stored = await selectCurrentKey(db, owner)
    if (stored) return unwrapDataKey(masterKeys, stored)
    if (!masterKeys) throw new StorageUnavailable('this process has no encryption key')
    await insertDataKey(db, wrapDataKey(masterKeys, newDataKey(), owner))
    return unwrapDataKey(masterKeys, required(await selectCurrentKey(db, owner)))
  }

  return {
    current: async (owner) => required(await cache(aboutOf('current', owner), () => currentOf(owner))),
    find: (owner, id) =>
      cache(aboutOf(id, owner), async () => {
        const stored = await selectDataKey(db, id, owner)
        return stored && unwrapDataKey(masterKeys, stored)
      }),
  }
}
