import { isOpen, type UploadItem } from '#features/uploads/web/upload-queue.ts'
import { useUploadQueue } from '#features/uploads/web/upload-store.ts'

export function usePendingRecordings(child_id: string): ReadonlyMap<string, UploadItem> {
  const pending = new Map<string, UploadItem>()
  for (const item of useUploadQueue().values())
    if (item.about?.child_id === child_id && item.about.prompt_id && isOpen(item))
      pending.set(item.about.prompt_id, item)
  return pending
}
