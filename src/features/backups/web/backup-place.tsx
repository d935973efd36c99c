import { Cloud, HardDrive, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { BackedUpPlace } from '../backups.contract.ts'
import { BackupRuns, DamagedFiles } from './backup-runs.tsx'
import { runningBackup, useBackupAction } from './backups.data.ts'
import { useDayAndTime } from './use-day-and-time.ts'
import { useProblem } from './use-problem.ts'

/** A folder or bucket with backups: its last and next one, what's wrong, and what to do. */
export function BackupPlace({ place }: { place: BackedUpPlace }) {
  const t = useText('backups.place')
  const explain = useProblem()
  const { address, is_encrypted, has_objects, paused_at, last_backup, runs } = place
  const isRunning = place.is_queued || runningBackup(place) !== undefined
  const problem = runs[0]?.problem
  const Icon = address.startsWith('s3://') ? Cloud : HardDrive
  return (
    <Card>
      <h2 className="flex items-start gap-3 font-mono font-semibold">
        <Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-ember" />
        <BreakableText text={address} />
      </h2>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone={is_encrypted ? 'sage' : 'sunk'}>{is_encrypted ? t('encrypted') : t('plain')}</Badge>
        {!has_objects && <Badge tone="honey">{t('databaseOnly')}</Badge>}
      </p>
      <Facts place={place} />
      {isRunning ? (
        <RunningBackup place={place} />
      ) : (
        <>
          {paused_at && <p className="mt-4 font-semibold">{t('paused')}</p>}
          {problem && (
            <p className="mt-4 max-w-prose text-danger">
              <BreakableText text={explain(problem)} />
            </p>
          )}
        </>
      )}
      {last_backup && last_backup.damaged > 0 && (
        <div className="mt-4">
          <p className="max-w-prose text-danger">{t('damaged', { count: last_backup.damaged })}</p>
          <DamagedFiles run={last_backup} />
        </div>
      )}
      <Actions place={place} isRunning={isRunning} />
      {runs.length > 0 && <BackupRuns runs={runs} hasObjects={has_objects} />}
    </Card>
  )
}

function Facts({ place: { last_backup, next_at, verified_at, has_objects } }: { place: BackedUpPlace }) {
  const t = useText('backups.place')
  const { bytes, longDate } = useFormat()
  const dayAndTime = useDayAndTime()
  const size = last_backup && (
    <>
      <p>
        {has_objects
          ? t('size', { files: last_backup.objects, size: bytes(last_backup.bytes) })
          : bytes(last_backup.new_bytes)}
      </p>
      {has_objects && <p>{t('added', { files: last_backup.new_objects })}</p>}
    </>
  )
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-3">
      <Fact
        label={t('last')}
        value={last_backup ? dayAndTime(last_backup.finished_at ?? last_backup.started_at) : t('noneYet')}
      >
        {size}
      </Fact>
      <Fact label={t('next')} value={next_at ? dayAndTime(next_at) : t('pausedNext')} />
      {has_objects && <Fact label={t('verified')} value={verified_at ? longDate(verified_at) : t('never')} />}
    </dl>
  )
}

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd>
        <p className="font-semibold first-letter:uppercase">{value}</p>
        <div className="text-sm text-ink-soft">{children}</div>
      </dd>
    </div>
  )
}

function Actions({ place: { address, paused_at }, isRunning }: { place: BackedUpPlace; isRunning: boolean }) {
  const t = useText('backups.place')
  const start = useBackupAction('start')
  const pause = useBackupAction('pause')
  const resume = useBackupAction('resume')
  const perform = (action: typeof start) => action.mutate(address, { failed: t('failed') })
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      {paused_at ? (
        <Button aria-label={t('resumeNamed', { address })} busy={resume.isPending} onClick={() => perform(resume)}>
          <Play aria-hidden size={18} />
          {t('resume')}
        </Button>
      ) : (
        <>
          <Button
            aria-label={isRunning ? undefined : t('startNamed', { address })}
            busy={isRunning || start.isPending}
            busyLabel={t('running')}
            onClick={() => perform(start)}
          >
            {t('start')}
          </Button>
          <Button
            kind="quiet"
            aria-label={t('pauseNamed', { address })}
            busy={pause.isPending}
            onClick={() => perform(pause)}
          >
            <Pause aria-hidden size={18} />
            {t('pause')}
          </Button>
        </>
      )}
    </div>
  )
}

/** How far the backup in progress has got. */
function RunningBackup({ place }: { place: BackedUpPlace }) {
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
