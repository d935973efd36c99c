/** Photos that are chosen, and the one from which a range is counted. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | undefined }

const NOTHING: Selection = { ids: new Set(), anchor: undefined }
let current = NOTHING
const listeners = new Set<() => void>()

/** What is chosen in the gallery on screen; there is one at a time. */
export const selection = {
  get: () => current,
  set(ids: ReadonlySet<string>, anchor?: string) {
    current = ids.size ? { ids, anchor } : NOTHING
    for (const listener of listeners) listener()
  },
  clear: () => selection.set(NOTHING.ids),
  listen(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
