import { useStore } from '#web/external-store.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import { OFFLINE_BYTES } from '../offline.rules.ts'
import { chooseOffline, isEmpty, type OfflineChoice } from './offline-choice.ts'
import { offlineStatus } from './offline-status.ts'

/** How much is saved, what's missing and why, and a button that removes everything. */
export function OfflineStorage({ choice }: { choice: OfflineChoice }) {
  const t = useText('offline')
  const format = useFormat()
  const { saved = 0, wanted = 0, bytes = 0, isSaving, shortage } = useStore(offlineStatus)
  if (isEmpty(choice) && bytes === 0) return null
  const progress = { saved, wanted }
  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">
          {isSaving && saved < wanted
            ? t('saving', progress)
            : t('stored', { count: saved, size: format.bytes(bytes) })}
        </p>
        <Button
          kind="quiet"
          aria-label={t('clearLabel')}
          onClick={() => {
            chooseOffline({ ...choice, latest: false, albums: [] })
            toast({ title: t('cleared') })
          }}
        >
          {t('clear')}
        </Button>
      </div>
      {isSaving && saved < wanted && <Progress label={t('title')} done={saved} total={wanted} />}
      {shortage && (
        <p className="mt-2 text-sm text-ink-soft">
          {t(`shortages.${shortage}`, { ...progress, size: format.bytes(OFFLINE_BYTES) })}
        </p>
      )}
    </div>
  )
}
