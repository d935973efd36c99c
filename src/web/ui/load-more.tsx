import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'

/** Two screens ahead, so that scrolling rarely has to wait. */
const AHEAD = '1200px'

export type NextPage = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
}

export type LoadMoreProps = {
  query: NextPage
  label?: string
  end?: string
  /** Shown if the next page couldn't be loaded. */
  failed?: string
}

/**
 * Loads the next page when it comes near the viewport, or by button. After a failure only the button retries, since the
 * automatic trigger would repeat the request endlessly.
 */
export function LoadMore({ query, label, end, failed }: LoadMoreProps) {
  const t = useText('web')
  const mark = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const comesByItself = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const fetchNext = useEffectEvent(() => void query.fetchNextPage())

  useEffect(() => {
    if (!comesByItself || !mark.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && fetchNext(),
      {
        rootMargin: AHEAD,
      },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [comesByItself])

  return (
    <div ref={mark} className="flex min-h-16 flex-col items-center justify-center gap-4 py-4">
      {isFetchNextPageError && (
        <p role="alert" className="text-center text-ink-soft">
          {failed ?? t('error.loadTitle')}
        </p>
      )}
      {hasNextPage ? (
        <Button kind="quiet" onClick={() => void query.fetchNextPage()} busy={isFetchingNextPage}>
          {label ?? t('actions.loadMore')}
        </Button>
      ) : (
        end && <p className="text-sm text-ink-soft">{end}</p>
      )}
    </div>
  )
}
