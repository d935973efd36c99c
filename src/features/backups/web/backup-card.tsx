import { useQuery } from '@tanstack/react-query'
import { useFormat, useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { backupStatusOptions } from './backups.data.ts'
import { useDayAndTime } from './use-day-and-time.ts'

/** In the family's settings: when its photos were last backed up. */
export function BackupCard({ family_id }: { family_id: string }) {
  const t = useText('backups.card')
  const { longDate } = useFormat()
  const dayAndTime = useDayAndTime()
  const { data, ...query } = useQuery(backupStatusOptions(family_id))
  useRevealPending(query.isPending)
  const last = () => {
    if (!data?.last_backup_at) return t('first')
    const when = dayAndTime(data.last_backup_at)
    return data.verified_at ? t('lastVerified', { when, date: longDate(data.verified_at) }) : t('last', { when })
  }
  return (
    <Card title={t('title')}>
      {query.isError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isPending && <Skeleton className="h-6 max-w-80" />}
      {data && <p>{data.is_set_up ? last() : t('none')}</p>}
      {data && !data.is_set_up && <p className="mt-1 text-sm text-ink-soft">{t('noneText')}</p>}
      {data?.is_late && <p className="mt-1 text-sm text-danger">{t('late')}</p>}
    </Card>
  )
}
