import { useText } from '#web/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function PageSkeleton() {
  const t = useText('web')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="mb-3 h-9 w-56 max-w-full max-sm:hidden" />
      <Skeleton className="mb-4 h-5 w-80 max-w-full sm:mb-8" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
