import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { BulkJob } from '#features/photos/bulk-jobs.contract.ts'
import { useStore } from '#web/external-store.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toastError } from '#web/ui/toast.ts'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { refreshChangedPhotos } from '#features/photos/web/refresh-changed-photos.ts'
import { selection } from './selection.ts'
import { useUndoChange } from './use-undo-change.ts'
import { cancelBulkJob, bulkJobsOptions } from '#features/photos/web/bulk-changes.data.ts'

/** Up to this many failures are listed; the others are counted. */
const NAMED_MAX = 20

/** The progress and outcome of a bulk job, which also appear after a reload and on other devices. */
export function BulkJobBar({ family_id }: { family_id: string }) {
  const cache = useQueryClient()
  const { data: [work] = [] } = useQuery(bulkJobsOptions(family_id))
  const { ids } = useStore(selection)
  const isRunning = work?.state === 'running'
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) refreshChangedPhotos(cache, family_id)
    wasRunning.current = isRunning
  }, [isRunning, cache, family_id])
  // The action bar of the current selection takes precedence.
  if (!work || ids.size > 0) return null
  return (
    <PhotoToolsText>
      <Bar family_id={family_id} work={work} />
    </PhotoToolsText>
  )
}

function Bar({ family_id, work }: { family_id: string; work: BulkJob }) {
  const t = useText('photoTools.work')
  const select = useText('photoTools.select')
  const undoEdit = useUndoChange(family_id)
  const cache = useQueryClient()
  const { kind, total, done, state, failed } = work
  const isRunning = state === 'running'
  const isWell = state === 'done' && failed.length === 0
  const Icon = isWell ? CircleCheck : TriangleAlert
  const again = failed.filter(({ reason }) => reason !== 'not_found').map(({ photo_id }) => photo_id)

  async function undo() {
    await undoEdit(work.id)
    await end()
  }

  async function end() {
    try {
      await cancelBulkJob(family_id, work.id)
    } catch (error) {
      toastError(t('endFailed'), error)
    }
    refreshChangedPhotos(cache, family_id)
  }

  return (
    <section aria-label={t('label')} className="floating-bar flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isRunning && <Icon aria-hidden size={20} className={isWell ? 'shrink-0 text-sage' : 'shrink-0 text-honey'} />}
        <p role="status" className="mr-auto min-w-0 font-semibold tabular-nums">
          {isRunning ? t(`running.${kind}`, { done, total }) : t(`over.${kind}`, { count: done - failed.length })}
        </p>
        {!isRunning && again.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              selection.set(new Set(again))
              void end()
            }}
          >
            {t('choose')}
          </Button>
        )}
        {work.can_undo && (
          <Button kind="quiet" size="small" onClick={() => void undo()}>
            {select('undo')}
          </Button>
        )}
        <Button kind="plain" size="small" onClick={() => void end()}>
          {t(isRunning ? 'stop' : 'close')}
        </Button>
      </div>
      {isRunning && <Progress label={t('label')} done={done} total={total} />}
      {state === 'stopped' && <p className="text-sm text-ink-soft">{t('stopped', { left: total - done })}</p>}
      {!isRunning && failed.length > 0 && <Failures failed={failed} />}
    </section>
  )
}

/** Each failure with the photo's name and the reason. Photos that no longer exist have no name and are counted. */
function Failures({ failed }: { failed: BulkJob['failed'] }) {
  const t = useText('photoTools')
  const named = failed.filter(({ filename }) => filename !== null)
  const gone = failed.length - named.length
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-soft hover:text-ink">
        {t('work.failed', { count: failed.length })}
      </summary>
      <ul className="max-h-40 overflow-y-auto text-ink-soft">
        {named.slice(0, NAMED_MAX).map(({ photo_id, filename, reason }) => (
          <li key={photo_id} className="truncate py-0.5">
            {filename}: {t(`select.reasons.${reason}`)}
          </li>
        ))}
        {named.length > NAMED_MAX && <li className="py-0.5">{t('work.more', { count: named.length - NAMED_MAX })}</li>}
        {gone > 0 && <li className="py-0.5">{t('work.gone', { count: gone })}</li>}
      </ul>
    </details>
  )
}
