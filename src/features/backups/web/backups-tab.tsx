import { useQuery } from '@tanstack/react-query'
import { FileKey } from 'lucide-react'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { BackupPlace } from './backup-place.tsx'
import { backupsOptions, useRecoveryKit } from './backups.data.ts'
import { NoSecondCopy } from './no-second-copy.tsx'

/** For administrators: where everything is backed up, and how that goes. */
export function BackupsTab() {
  const { data, ...query } = useQuery(backupsOptions)
  useRevealPending(query.isPending)
  if (data)
    return (
      <div className="flex flex-col gap-5">
        {!data.is_set_up && <NoSecondCopy />}
        {data.places.map((place) => (
          <BackupPlace key={place.address} place={place} />
        ))}
        {data.is_set_up && <RecoveryKit />}
      </div>
    )
  if (query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  return (
    <div aria-busy className="flex flex-col gap-5">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  )
}

function RecoveryKit() {
  const t = useText('backups.kit')
  const say = useProblemText()
  const kit = useRecoveryKit()
  return (
    <Card title={t('title')}>
      <p className="max-w-prose text-ink-soft">{t('text')}</p>
      <Button
        kind="quiet"
        className="mt-4"
        busy={kit.isPending}
        busyLabel={t('creating')}
        onClick={() =>
          kit.mutate(undefined, {
            onError: (error) => toast({ kind: 'error', title: t('failed'), description: say(error) }),
          })
        }
      >
        <FileKey aria-hidden size={18} />
        {t('download')}
      </Button>
    </Card>
  )
}
