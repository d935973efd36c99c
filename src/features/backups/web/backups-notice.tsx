import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import type { BackupList } from '../backups.contract.ts'
import { backupsOptions } from './backups.data.ts'
import { NoSecondCopy } from './no-second-copy.tsx'
import { useProblem } from './use-problem.ts'

/** On the overview: that there's no second copy, or that a backup failed. */
export function BackupsNotice() {
  return (
    <QueryState query={useQuery(backupsOptions)} skeleton={null}>
      {(list) => <Notice {...list} />}
    </QueryState>
  )
}

function Notice({ is_set_up, places }: BackupList) {
  const t = useText('backups')
  const explain = useProblem()
  const link = (label: string) => (
    <Link to="/admin" search={{ tab: 'backups' }} replace className={buttonStyle({ kind: 'quiet', size: 'small' })}>
      {label}
    </Link>
  )
  if (!is_set_up) return <NoSecondCopy>{link(t('none.open'))}</NoSecondCopy>
  const problem = places.map(({ runs }) => runs[0]?.problem).find((text) => text)
  if (!problem) return null
  return (
    <section className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="text-sm font-semibold text-ink-soft">{t('attention.title')}</h2>
      <p className="mt-1 font-serif text-xl font-semibold text-danger">{t('attention.text')}</p>
      <p className="mt-1 max-w-prose">
        <BreakableText text={explain(problem)} />
      </p>
      <p className="mt-4">{link(t('attention.open'))}</p>
    </section>
  )
}
