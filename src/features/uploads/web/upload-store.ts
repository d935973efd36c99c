import { createStore, useStore } from '#web/external-store.ts'
import type { UploadQueue } from './upload-queue.ts'

const current = createStore<UploadQueue>(new Map())

/** This tab's queue. It's independent of screens, so navigating doesn't stop uploads. */
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
