import { isOpen } from './upload-queue.ts'
import { useUploadQueue } from './upload-store.ts'

/** A family's photos that this tab is adding: how many, and how many of them are in the album. Undefined while there are none. */
export function useArriving(family_id: string): { total: number; done: number } | undefined {
  const items = [...useUploadQueue().values()].filter((item) => item.family_id === family_id && !item.about)
  const open = items.filter(isOpen).length
  return open > 0 ? { total: items.length, done: items.length - open } : undefined
}
