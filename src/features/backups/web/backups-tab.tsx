import { useQuery } from '@tanstack/react-query'
import { FileKey } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BackupPlace } from './backup-place.tsx'
import { BackupSteps } from './backup-steps.tsx'
import { backupsOptions, useRecoveryKit } from './backups.data.ts'
import { NoSecondCopy } from './no-second-copy.tsx'

/** For administrators: where everything is backed up, and how that goes. */
export function BackupsTab() {
  return (
    <QueryState query={useQuery(backupsOptions)} skeleton={<BackupsSkeleton />}>
      {({ is_set_up, places }) => (
        <div className="flex flex-col gap-5">
          {!is_set_up && (
            <NoSecondCopy>
              <BackupSteps />
            </NoSecondCopy>
          )}
          {places.map((place) => (
            <BackupPlace key={place.address} place={place} />
          ))}
          {is_set_up && <RecoveryKit />}
        </div>
      )}
    </QueryState>
  )
}

function BackupsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  )
}

function RecoveryKit() {
  const t = useText('backups.kit')
  const kit = useRecoveryKit()
  return (
    <Card title={t('title')}>
      <p className="max-w-prose text-ink-soft">{t('text')}</p>
      <Button
        kind="quiet"
        className="mt-4"
        busy={kit.isPending}
        busyLabel={t('creating')}
        onClick={() => kit.mutate(undefined, { failed: t('failed') })}
      >
        <FileKey aria-hidden size={18} />
        {t('download')}
      </Button>
    </Card>
  )
}
