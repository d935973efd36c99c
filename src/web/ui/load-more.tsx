import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'

/** Two screens ahead, so that someone who scrolls seldom waits. */
const AHEAD = '1200px'

export type NextPage = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
}

type LoadMoreProps = {
  query: NextPage
  label?: string
  end?: string
  /** What is said when the next page did not come. */
  failed?: string
}

/**
 * Fetches the next page when the reader comes near, and by button for those who do not scroll. One that failed comes by the
 * button alone: asked for as long as somebody is near it, it would be asked for without end.
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
