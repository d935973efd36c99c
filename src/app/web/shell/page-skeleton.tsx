import { useText } from '#web/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function PageSkeleton() {
  const t = useText('web')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="mb-3 h-9 w-56 max-w-full max-sm:hidden" />
      <Skeleton className="mb-4 h-5 w-80 max-w-full sm:mb-8" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-6">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at}>
            <Skeleton className="aspect-4/3 rounded-card" />
            <Skeleton className="mt-3 h-5 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
