import { useFormat, useText } from '#web/text.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { BackedUpPlace } from '../backups.contract.ts'
import { runningBackup } from './backups.data.ts'

/** How far the backup in progress has got. */
export function RunningBackup({ place }: { place: BackedUpPlace }) {
  const t = useText('backups.place')
  const { bytes } = useFormat()
  const run = runningBackup(place)
  const { new_objects: done = 0, expected_objects: total = 0, new_bytes = 0 } = run ?? {}
  const text = () => {
    if (place.paused_at) return t('pausing')
    if (!run) return t('queued')
    if (total === 0) return t('preparing')
    return done < total ? t('copying', { done, total, size: bytes(new_bytes) }) : t('finishing')
  }
  return (
    <div className="mt-5 flex flex-col gap-2">
      <Progress label={t('progress')} done={Math.min(done, total)} total={Math.max(total, 1)} />
      <p role="status" className="text-sm text-ink-soft">
        {text()}
      </p>
    </div>
  )
}
