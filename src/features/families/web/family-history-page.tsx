import { useInfiniteQuery } from '@tanstack/react-query'
import { AuditList } from '#web/audit/audit-list.tsx'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { familyHistoryOptions } from './family-history.data.ts'
import { useFamilyOrLeave } from './use-family.ts'

/** /families/{id}/settings/history: the family's audit log, for the owner. */
export function FamilyHistoryPage() {
  const t = useText('audit')
  const { family_id } = useFamilyOrLeave()
  const query = useInfiniteQuery(familyHistoryOptions(family_id))
  useRevealPending(query.isPending)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <Card>
        {query.data ? (
          <>
            <AuditList entries={query.data.pages.flatMap((page) => page.entries)} />
            {query.hasNextPage && <LoadMore query={query} />}
          </>
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : (
          <div aria-busy className="flex flex-col gap-4">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-6" />
            ))}
          </div>
        )}
      </Card>
    </div>
  )
}
