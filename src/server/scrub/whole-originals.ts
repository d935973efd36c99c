import { isDerivative } from '#server/storage/object-key.ts'
import { ObjectDamaged, ObjectMissing, RangeNotSatisfiable, type ObjectStore } from '#server/storage/object-store.ts'
import type { ScrubParts } from './scrub-originals.ts'
import { recordFinding, selectOriginal, type Finding, type StoredOriginal } from './scrub.queries.ts'

export type Originals = Pick<ObjectStore, 'open' | 'stat'>

/**
 * A store that never returns a part of an original as if it were whole. Damage is recorded for administrators.
 * @throws ObjectDamaged
 */
export function wholeOriginals({ db, store, log }: ScrubParts): Originals {
  /** @throws ObjectDamaged unless the object has the size that the original had when it arrived */
  async function requireSize(key: string, size: number | undefined): Promise<void> {
    if (isDerivative(key)) return
    const original = await selectOriginal(db, key)
    if (!original || original.bytes === size) return
    await record(original, size === undefined ? 'missing' : 'changed')
    throw new ObjectDamaged(key)
  }

  async function record(original: StoredOriginal, finding: Finding): Promise<void> {
    await recordFinding(db, original, finding)
    log.error({ object: original.storage_path, finding }, 'an original is missing or damaged')
  }

  /** Encrypted objects show it when they're read. */
  async function recordChanged(key: string): Promise<void> {
    const original = await selectOriginal(db, key)
    if (original) await record(original, 'changed')
  }

  return {
    async open(key, range) {
      const opened = await store.open(key, range).catch(async (error: unknown) => {
        if (error instanceof ObjectDamaged) await recordChanged(key)
        else if (error instanceof ObjectMissing) await requireSize(key, undefined)
        if (error instanceof RangeNotSatisfiable) await requireSize(key, (await store.stat(key))?.size)
        throw error
      })
      await requireSize(key, opened.size).catch((error: unknown) => {
        opened.stream.destroy()
        throw error
      })
      opened.stream.once('error', (error) => {
        if (error instanceof ObjectDamaged)
          recordChanged(key).catch((err: unknown) => log.error({ err }, 'no finding was recorded'))
      })
      return opened
    },
    async stat(key) {
      const facts = await store.stat(key)
      await requireSize(key, facts?.size)
      return facts
    },
  }
}
