import { isDerivative } from '#server/storage/object-key.ts'
import { ObjectDamaged, ObjectMissing, RangeNotSatisfiable, type ObjectStore } from '#server/storage/object-store.ts'
import type { ScrubParts } from './scrub-originals.ts'
import { recordFinding, selectOriginal } from './scrub.queries.ts'

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
    const finding = size === undefined ? 'missing' : 'changed'
    await recordFinding(db, original, finding)
    log.error({ object: key, finding }, 'an original is missing or damaged')
    throw new ObjectDamaged(key)
  }

  return {
    async open(key, range) {
      const opened = await store.open(key, range).catch(async (error: unknown) => {
        if (error instanceof ObjectMissing) await requireSize(key, undefined)
        if (error instanceof RangeNotSatisfiable) await requireSize(key, (await store.stat(key))?.size)
        throw error
      })
      await requireSize(key, opened.size).catch((error: unknown) => {
        opened.stream.destroy()
        throw error
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
