import { useProblemText, useText } from '#web/text.tsx'
import { toast, type Toast } from '#web/ui/toast.ts'
import { useRestorePhotos } from './deleted-photos.data.ts'

/** The Undo button for a toast about deleted photos. */
export function useUndoDelete(family_id: string): (photo_ids: string[]) => Required<Pick<Toast, 'action'>> {
  const t = useText('photos.toasts')
  const say = useProblemText()
  const restoring = useRestorePhotos(family_id)

  async function restore(photo_ids: string[]) {
    try {
      const { restored } = await restoring.mutateAsync(photo_ids)
      toast({ title: t('restored', { count: restored.length }) })
    } catch (error) {
      toast({ kind: 'error', title: t('restoreFailed'), description: say(error) })
    }
  }

  return (photo_ids) => ({ action: { label: t('undo'), onClick: () => void restore(photo_ids) } })
}
