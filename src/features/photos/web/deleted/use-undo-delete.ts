import { useText } from '#web/text.tsx'
import { toast, type Toast, toastError } from '#web/ui/toast.ts'
import { useRestorePhotos } from './deleted-photos.data.ts'

/** The Undo button for a toast about deleted photos. */
export function useUndoDelete(family_id: string): (photo_ids: string[]) => Required<Pick<Toast, 'action'>> {
  const t = useText('photos.toasts')
  const restoring = useRestorePhotos(family_id)

  async function restore(photo_ids: string[]) {
    try {
      const { restored } = await restoring.mutateAsync(photo_ids)
      toast({ title: t('restored', { count: restored.length }) })
    } catch (error) {
      toastError(t('restoreFailed'), error)
    }
  }

  return (photo_ids) => ({ action: { label: t('undo'), onClick: () => void restore(photo_ids) } })
}
