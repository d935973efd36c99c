import { useFormat, useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { BackupRun } from '../backups.contract.ts'
import { useDayAndTime } from './use-day-and-time.ts'
import { useProblem } from './use-problem.ts'

const tones = { running: 'honey', done: 'sage', paused: 'sunk', failed: 'ember' } as const

/** The last runs, newest first. */
export function BackupRuns({ runs, hasObjects }: { runs: BackupRun[]; hasObjects: boolean }) {
  const t = useText('backups.place')
  return (
    <details className="mt-5 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('history', { count: runs.length })}
      </summary>
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <RunRow key={run.id} run={run} hasObjects={hasObjects} />
        ))}
      </ul>
    </details>
  )
}

function RunRow({ run, hasObjects }: { run: BackupRun; hasObjects: boolean }) {
  const t = useText('backups')
  const explain = useProblem()
  const { bytes } = useFormat()
  const dayAndTime = useDayAndTime()
  const { kind, state, started_at, new_objects, new_bytes, damaged, problem } = run
  const hasFoundDamage = kind === 'drill' && damaged > 0
  const facts = [
    kind === 'backup' && hasObjects && t('place.added', { files: new_objects }),
    kind === 'backup' && new_bytes > 0 && bytes(new_bytes),
    damaged > 0 && t('run.damaged', { count: damaged }),
  ].filter(Boolean)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <time dateTime={started_at} className="font-medium first-letter:uppercase">
          {dayAndTime(started_at)}
        </time>
        <Badge tone={hasFoundDamage ? 'ember' : tones[state]}>
          {hasFoundDamage ? t('run.drillDamaged') : t(`run.${kind}.${state}`)}
        </Badge>
      </p>
      {state !== 'failed' && facts.length > 0 && <Facts of={facts} />}
      {problem && (
        <p className="text-sm text-danger">
          <BreakableText text={explain(problem)} />
        </p>
      )}
      {hasFoundDamage && <DamagedFiles run={run} />}
    </li>
  )
}

export function DamagedFiles({ run: { damaged_examples } }: { run: BackupRun }) {
  const t = useText('backups.place')
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('which')}</summary>
      <ul className="font-mono text-xs text-ink-soft">
        {damaged_examples.map((name) => (
          <li key={name} className="py-1">
            <BreakableText text={name} />
          </li>
        ))}
      </ul>
    </details>
  )
}
