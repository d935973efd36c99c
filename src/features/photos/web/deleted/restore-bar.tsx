import { X } from 'lucide-react'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRestorePhotos } from './deleted-photos.data.ts'

type RestoreBarProps = { family_id: string; photo_ids: string[]; onClear: () => void }

/** At the bottom of the screen, within the thumb's reach, while photos are selected. */
export function RestoreBar({ family_id, photo_ids, onClear }: RestoreBarProps) {
  const t = useText('deletedPhotos')
  const restoring = useRestorePhotos(family_id)
  useRootAttribute('data-bar', photo_ids.length > 0)
  if (photo_ids.length === 0) return null

  const restore = () =>
    restoring.mutate(photo_ids, {
      onSuccess({ restored }) {
        const [count, gone] = [restored.length, photo_ids.length - restored.length]
        if (count > 0)
          toast({ title: t('toasts.restored', { count }), description: t('toasts.restoredText', { count }) })
        else toast({ kind: 'error', title: t('toasts.gone', { count: gone }) })
        onClear()
      },
      failed: t('toasts.restoreFailed'),
    })

  return (
    <div className="sticky bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 mx-auto mt-2 flex items-center gap-2 rounded-sheet border border-line bg-card p-2 pl-3 shadow-soft md:bottom-4">
      <IconButton icon={X} label={t('clear')} tooltipSide="above" onClick={onClear} />
      <Button onClick={restore} busy={restoring.isPending} busyLabel={t('restoring')}>
        {t('restore', { count: photo_ids.length })}
      </Button>
    </div>
  )
}
