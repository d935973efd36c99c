import { createStore, useStore } from '#web/external-store.ts'
import type { UploadQueue } from './upload-queue.ts'

const current = createStore<UploadQueue>(new Map())

/** The queue of this tab. It lives outside every screen, so leaving a page does not end an upload. */
export const uploadStore = {
  get: current.get,
  change(how: (queue: UploadQueue) => UploadQueue) {
    const changed = how(current.get())
    if (changed !== current.get()) current.set(changed)
  },
}

export function useUploadQueue(): UploadQueue {
  return useStore(current)
}
