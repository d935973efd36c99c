import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { familiesOptions } from './families.data.ts'
import { DashboardSearch } from './families.search.ts'

/** /dashboard: leads to the first family; `homeless` leads whoever has none. After a failure it waits, so that nobody goes in circles. */
export function DashboardRedirect({ homeless }: { homeless: ReactNode }) {
  const t = useText('families.redirect')
  const navigate = useNavigate()
  const { problem } = DashboardSearch.parse(useSearch({ strict: false }))
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
  if (!families) return <PageSpinner label={t('loading')} />
  const first = families[0]
  if (!first) return homeless
  return <Navigate to="/families/$familyId" params={{ familyId: first.id }} replace />
}
