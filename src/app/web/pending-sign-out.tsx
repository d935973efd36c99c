import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { settleSignOut } from '#web/end-session.ts'
import { useText } from '#web/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { clearQueries } from './sign-out.ts'

const RETRY_MS = 10_000

/** Replaces every page after an offline sign-out, until the server has ended the session. */
export function PendingSignOut() {
  const t = useText('web.signOutOwed')
  const cache = useQueryClient()
  const {
    data: isEnded,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [...sessionOptions.queryKey, 'sign-out'],
    queryFn: settleSignOut,
    refetchInterval: RETRY_MS,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    document.title = 'Hearthbook'
    clearQueries(cache)
  }, [cache])
  useEffect(() => {
    // A new document, so that nothing of the previous user stays in memory.
    if (isEnded) location.replace('/login')
  }, [isEnded])
  return (
    <main className="flex min-h-dvh items-center">
      <ErrorState
        heading="h1"
        title={t('title')}
        text={t('text')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </main>
  )
}
