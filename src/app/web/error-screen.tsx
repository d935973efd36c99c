import { useQueryClient } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiProblem } from '#web/api.ts'
import { useText } from '#web/text.tsx'
import { isChunkLoadError } from '#web/new-version.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Shown when a screen fails. Try again loads and renders it from scratch, since a cached response may have failed it. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useText('web.error')
  const router = useRouter()
  const cache = useQueryClient()
  const known = error instanceof ApiProblem
  if (isChunkLoadError(error)) return <NewVersion />
  return (
    <main tabIndex={-1} className="flex min-h-[70dvh] items-center py-5 outline-none">
      <ErrorState
        heading="h1"
        title={known ? t('loadTitle') : t('title')}
        text={known ? undefined : t('text')}
        error={known ? error : undefined}
        onRetry={() => {
          // Only what the failed screen used: the shell around it still works.
          cache.removeQueries({ type: 'inactive' })
          reset()
          void router.invalidate()
        }}
      />
    </main>
  )
}

/** For a page whose code no longer exists. Reloading loads the newer version, or shows that the network is down. */
function NewVersion() {
  const t = useText('web.error')
  return (
    <div className="flex min-h-[50dvh] items-center">
      <ErrorState
        heading="h1"
        title={t('newVersionTitle')}
        text={t('newVersionText')}
        retryLabel={t('reload')}
        onRetry={() => location.reload()}
      />
    </div>
  )
}
