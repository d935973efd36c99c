import { STORE_ID } from '#server/storage/store-identity.ts'
import { recordStoreCheck, selectKnownIds } from './scrub.queries.ts'
import type { ScrubParts } from './scrub-originals.ts'

const PAGE = 1000
const EXAMPLES = 20
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Checks the whole store for objects without a row, and reports them. Removes nothing. */
export async function countUntracked({ db, store, log }: ScrubParts): Promise<void> {
  const check = { objects: 0, untracked: 0, untracked_examples: [] as string[] }
  const judge = async (keys: string[]) => {
    const known = await selectKnownIds(db, [...new Set(keys.flatMap(idsOf))])
    const untracked = keys.filter((key) => key !== STORE_ID && !idsOf(key).some((id) => known.has(id)))
    check.objects += keys.length
    check.untracked += untracked.length
    check.untracked_examples.push(...untracked.slice(0, EXAMPLES - check.untracked_examples.length))
  }
  const page: string[] = []
  for await (const key of store.list('')) if (page.push(key) === PAGE) await judge(page.splice(0))
  if (page.length) await judge(page)
  await recordStoreCheck(db, check)
  log.info({ objects: check.objects, untracked: check.untracked }, 'checked the store for untracked files')
}

/** IDs of rows that an object could belong to. If the key names something in a family, the family's ID doesn't count. */
function idsOf(key: string): string[] {
  const ids = key.match(ID) ?? []
  return key.startsWith('families/') && ids.length > 1 ? ids.slice(1) : ids
}
