import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { BackupStatus } from '../backups.contract.ts'
import { backupStatusOptions } from './backups.data.ts'
import { toBackups } from './to-backups.tsx'
import { useDayAndTime } from './use-day-and-time.ts'

/** In the family's settings and in its members': when its photos were last backed up. */
export function BackupCard({ family_id }: { family_id: string }) {
  const t = useText('backups.card')
  return (
    <Card
      title={t('title')}
      action={
        <Link
          to="/families/$familyId/safe-to-delete"
          params={{ familyId: family_id }}
          className={buttonStyle({ kind: 'quiet' })}
        >
          {t('check')}
        </Link>
      }
    >
      <QueryState query={useQuery(backupStatusOptions(family_id))} skeleton={<Skeleton className="h-6 max-w-80" />}>
        {(status) => <Status {...status} />}
      </QueryState>
    </Card>
  )
}

/** On other pages about photos: when they were last backed up. */
export function SecondCopy({ family_id }: { family_id: string }) {
  const { data } = useQuery(backupStatusOptions(family_id))
  return (
    data && (
      <div className="flex gap-3 max-sm:mt-8">
        <HardDrive aria-hidden size={20} className={classNames('mt-0.5 shrink-0', !data.is_set_up && 'text-honey')} />
        <div>
          <Status {...data} />
        </div>
      </div>
    )
  )
}

function Status({ is_set_up, is_late, last_backup_at, verified_at, bytes, next_at }: BackupStatus) {
  const t = useText('backups.card')
  const { longDate, bytes: size } = useFormat()
  const dayAndTime = useDayAndTime()
  const { data: session } = useQuery(sessionOptions)
  const last = () => {
    if (!last_backup_at) return t('first')
    const when = dayAndTime(last_backup_at)
    return verified_at ? t('lastVerified', { when, date: longDate(verified_at) }) : t('last', { when })
  }
  return (
    <>
      <p>{is_set_up ? last() : t('none')}</p>
      {is_set_up && (
        <p className="mt-1 text-sm text-ink-soft">
          {bytes !== null && `${t('size', { size: size(bytes) })} `}
          {next_at ? t('next', { when: dayAndTime(next_at) }) : t('paused')}
        </p>
      )}
      {!is_set_up && (
        <p className="mt-1 text-sm text-ink-soft">
          {session?.is_admin ? t.rich('noneTextAdmin', { a: toBackups }) : t('noneText')}
        </p>
      )}
      {is_late && <p className="mt-1 text-sm text-danger">{t('late')}</p>}
    </>
  )
}
