import { createStore } from '#web/external-store.ts'

/** Selected photos, and the start of the next range. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | undefined }

const NOTHING: Selection = { ids: new Set(), anchor: undefined }
const current = createStore(NOTHING)

/** The selection in the gallery on screen. There's only one at a time. */
export const selection = {
  get: current.get,
  set(ids: ReadonlySet<string>, anchor?: string) {
    current.set(ids.size ? { ids, anchor } : NOTHING)
  },
  clear: () => selection.set(NOTHING.ids),
  listen: current.listen,
}
