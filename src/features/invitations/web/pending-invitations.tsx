import { useQuery } from '@tanstack/react-query'
import { Envelope } from '#web/illustrations/envelope.tsx'
import { useText } from '#web/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { invitationsOptions } from './invitations.data.ts'
import { PendingRow } from './pending-row.tsx'

/** Pending invitations, newest first. */
export function PendingInvitations({ family_id }: { family_id: string }) {
  const t = useText('invitations.pending')
  return (
    <QueryState
      query={useQuery(invitationsOptions(family_id))}
      skeleton={
        <div role="status" aria-label={t('tab')} className="flex flex-col gap-3">
          <Skeleton className="h-23 rounded-card" />
          <Skeleton className="h-23 rounded-card" />
        </div>
      }
      failed={{ title: t('failedTitle'), text: t('failedText') }}
    >
      {(invitations) =>
        invitations.length === 0 ? (
          <EmptyState picture={<Envelope />} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {invitations.map((invitation) => (
              <PendingRow key={invitation.id} family_id={family_id} invitation={invitation} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
