import { createStore } from '#web/external-store.ts'

/** Selected photos, and the start of the next range. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | undefined }

/** `isOn`: a tap selects, although nothing is selected yet. */
const NOTHING: Selection & { isOn: boolean } = { ids: new Set(), anchor: undefined, isOn: false }
const current = createStore(NOTHING)

/** The selection in the gallery on screen. There's only one at a time. */
export const selection = {
  get: current.get,
  start: () => current.set({ ...NOTHING, isOn: true }),
  set(ids: ReadonlySet<string>, anchor?: string) {
    const { isOn } = current.get()
    current.set(ids.size || isOn ? { ids, anchor, isOn } : NOTHING)
  },
  clear: () => current.set(NOTHING),
  listen: current.listen,
}
