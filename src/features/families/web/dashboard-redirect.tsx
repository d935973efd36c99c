import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { familiesOptions } from './families.data.ts'
import { DashboardSearch } from './families.search.ts'
import { lastUsedFamily } from './last-used-family.ts'

/**
 * /dashboard: opens the family last used, or shows `homeless` if there's none. After a failure it waits, to avoid a
 * redirect loop.
 */
export function DashboardRedirect({ homeless }: { homeless: ReactNode }) {
  const t = useText('families.redirect')
  const navigate = useNavigate()
  const { problem } = DashboardSearch.parse(useSearch({ strict: false }))
  const { data: session } = useQuery(sessionOptions)
  const { data: families, isError, isFetching, refetch } = useQuery(familiesOptions)

  async function retry() {
    await refetch()
    await navigate({ to: '.', search: {}, replace: true })
  }

  if (problem || (isError && !families))
    return (
      <ErrorState
        heading="h1"
        title={t('failedTitle')}
        text={t('failedText')}
        onRetry={() => void retry()}
        retrying={isFetching}
      />
    )
  if (!families || !session) return <PageSpinner label={t('loading')} />
  const family = lastUsedFamily(families, session)
  if (!family) return homeless
  return <Navigate to="/families/$familyId" params={{ familyId: family.id }} replace />
}
