import { isOpen, type UploadItem } from '#features/uploads/web/upload-queue.ts'
import { useUploadQueue } from '#features/uploads/web/upload-store.ts'

export function usePendingRecordings(child_id: string): ReadonlyMap<string, UploadItem> {
  const items = [...useUploadQueue().values()].filter((item) => item.about?.child_id === child_id && isOpen(item))
  return new Map(items.map((item) => [item.about!.prompt_id!, item]))
}
