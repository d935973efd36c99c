import type { ObjectStore } from './object-store.ts'

/** The keys with a prefix in lists of up to 1,000, for queries that take many in one call. The last list may be empty. */
export async function* listPages(store: Pick<ObjectStore, 'list'>, prefix: string): AsyncGenerator<string[]> {
  let page: string[] = []
  for await (const key of store.list(prefix)) {
    if (page.push(key) < PAGE) continue
    yield page
    page = []
  }
  yield page
}

const PAGE = 1000
