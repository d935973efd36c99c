import { useEffect, useRef } from 'react'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'

/** Two screens ahead, so that someone who scrolls seldom waits. */
const AHEAD = '1200px'

type LoadMoreProps = { hasMore: boolean; loading: boolean; onMore: () => void; label?: string; end?: string }

/** Fetches the next page when the reader comes near, and by button for those who do not scroll. */
export function LoadMore({ hasMore, loading, onMore, label, end }: LoadMoreProps) {
  const t = useText('web')
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!hasMore || loading || !mark.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
      rootMargin: AHEAD,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [hasMore, loading, onMore])

  return (
    <div ref={mark} className="flex min-h-16 items-center justify-center py-4">
      {hasMore ? (
        <Button kind="quiet" onClick={onMore} busy={loading}>
          {label ?? t('actions.loadMore')}
        </Button>
      ) : (
        end && <p className="text-sm text-ink-soft">{end}</p>
      )}
    </div>
  )
}
