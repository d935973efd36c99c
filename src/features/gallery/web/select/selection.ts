import { createStore } from '#web/external-store.ts'

/** Photos that are chosen, and the one from which a range is counted. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | undefined }

const NOTHING: Selection = { ids: new Set(), anchor: undefined }
const current = createStore(NOTHING)

/** What is chosen in the gallery on screen; there is one at a time. */
export const selection = {
  get: current.get,
  set(ids: ReadonlySet<string>, anchor?: string) {
    current.set(ids.size ? { ids, anchor } : NOTHING)
  },
  clear: () => selection.set(NOTHING.ids),
  listen: current.listen,
}
