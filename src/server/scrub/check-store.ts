import { addJob } from '#server/jobs/jobs.ts'
import { listPages } from '#server/storage/list-pages.ts'
import { isDerivative } from '#server/storage/object-key.ts'
import { DAY_MS } from '#shared/days.ts'
import { isDueForCheck, findDerivedDamage } from './check-derived.ts'
import { healDerivedJob, healKeyOf } from './damage.jobs.ts'
import { deleteOldDerived } from './derived.queries.ts'
import { recordStoreCheck, selectKnownIds } from './scrub.queries.ts'
import type { ScrubParts } from './scrub-originals.ts'
import { deleteUnseen, recordUntracked, selectFoldersToRemove, type UntrackedObject } from './untracked.queries.ts'

const EXAMPLES = 20
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** A bucket may hold other files, such as backups. */
const OURS = new RegExp(`^(families|users)/${ID.source}/`)

/**
 * Checks the whole store. Files without a row are listed for administrators; those that can be made again are removed, unless
 * they're from the last day and may belong to something in progress. A quarter of the thumbnails, previews and copies is read.
 */
export async function checkStore({ db, store, log }: ScrubParts, now = new Date()): Promise<void> {
  const check = { objects: 0, untracked: 0, untracked_examples: [] as string[] }
  const leaving = (await selectFoldersToRemove(db)).map((folder) => `${folder}/`)
  const judge = async (page: string[]) => {
    const keys = page.filter((key) => OURS.test(key))
    const known = await selectKnownIds(db, [...new Set(keys.flatMap(idsOf))])
    const isTracked = (key: string) => idsOf(key).some((id) => known.has(id))
    const isStray = (key: string) => !isTracked(key) && !leaving.some((folder) => key.startsWith(folder))
    const found: UntrackedObject[] = []
    for (const key of keys.filter(isStray)) {
      const facts = await store.stat(key)
      if (!facts) continue
      if (!isMadeAgain(key)) found.push({ key, bytes: facts.size, stored_at: facts.stored_at })
      else if (now.getTime() - facts.stored_at.getTime() > DAY_MS) {
        await store.remove(key)
        continue
      }
      check.untracked++
      if (check.untracked_examples.length < EXAMPLES) check.untracked_examples.push(key)
    }
    await recordUntracked(db, found, now)
    check.objects += keys.length
    for (const key of keys)
      if (isTracked(key) && isDueForCheck(key, now) && (await findDerivedDamage({ db, store }, key)))
        await addJob(db, healDerivedJob, { key }, { key: healKeyOf(key) })
  }
  for await (const page of listPages(store, '')) await judge(page)
  await deleteUnseen(db, now)
  await deleteOldDerived(db)
  await recordStoreCheck(db, check)
  log.info({ objects: check.objects, untracked: check.untracked }, 'checked the store for untracked files')
}

const isMadeAgain = (key: string) => isDerivative(key) || /\/avatar-\d+\.webp$/.test(key)

/** Whether no row refers to an object. */
export async function isUntracked(db: ScrubParts['db'], key: string): Promise<boolean> {
  return (await selectKnownIds(db, idsOf(key))).size === 0
}

/** IDs of rows that an object could belong to. If the key names something in a family, the family's ID doesn't count. */
function idsOf(key: string): string[] {
  const ids = key.match(ID) ?? []
  return key.startsWith('families/') && ids.length > 1 ? ids.slice(1) : ids
}
