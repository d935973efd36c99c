import { createStore } from '#web/external-store.ts'

/** Selected photos, and the start of the next range. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | undefined }

/** `isStarted`: by the Select button, so that it's on although nothing is selected yet. `isOn`: a tap selects. */
type State = Selection & { isStarted: boolean; isOn: boolean }

const NOTHING: State = { ids: new Set(), anchor: undefined, isStarted: false, isOn: false }
const current = createStore(NOTHING)

/** The selection in the gallery on screen. There's only one at a time. */
export const selection = {
  get: current.get,
  start: () => current.set({ ...NOTHING, isStarted: true, isOn: true }),
  set(ids: ReadonlySet<string>, anchor?: string) {
    const { isStarted } = current.get()
    current.set(ids.size || isStarted ? { ids, anchor, isStarted, isOn: true } : NOTHING)
  },
  clear: () => current.set(NOTHING),
  listen: current.listen,
}
