import { useQueryClient } from '@tanstack/react-query'
import { bulkJobsOptions, cancelBulkJob, undoChange } from '#features/photos/web/bulk-changes.data.ts'
import { refreshChangedPhotos } from '#features/photos/web/refresh-changed-photos.ts'
import { useText } from '#web/text.tsx'
import { toast, toastError } from '#web/ui/toast.ts'

/** Undoes a change of many photos. A large one continues in the background, where its progress is shown. */
export function useUndoChange(family_id: string): (undo_key: string) => Promise<void> {
  const t = useText('photoTools.select')
  const cache = useQueryClient()

  return async (undo_key) => {
    try {
      const { id, state, failed } = await undoChange(family_id, undo_key)
      if (state === 'done' && failed.length === 0) {
        await cancelBulkJob(family_id, id)
        toast({ title: t('undone') })
      } else await cache.invalidateQueries({ queryKey: bulkJobsOptions(family_id).queryKey })
    } catch (error) {
      toastError(t('undoFailed'), error)
    }
    refreshChangedPhotos(cache, family_id)
  }
}
