import { useSyncExternalStore } from 'react'
import type { UploadQueue } from './upload-queue.ts'

let queue: UploadQueue = new Map()
const listeners = new Set<() => void>()

/** The queue of this tab. It lives outside every screen, so leaving a page does not end an upload. */
export const uploadStore = {
  get: () => queue,
  change(how: (queue: UploadQueue) => UploadQueue) {
    const changed = how(queue)
    if (changed === queue) return
    queue = changed
    for (const listener of listeners) listener()
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useUploadQueue(): UploadQueue {
  return useSyncExternalStore(subscribe, uploadStore.get)
}
