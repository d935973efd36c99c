import { FamilyCover } from '#features/families/web/family-cover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Loading state of the dashboard, in its final layout. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-8 sm:gap-14">
      <FamilyCover family={undefined} line="" picture={<Skeleton className="size-full rounded-none" />} />
      <div className="mx-auto w-full max-w-6xl">
        <Skeleton className="mb-5 h-7 w-48" />
        <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-4">
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} className="aspect-square" />
          ))}
        </div>
      </div>
    </div>
  )
}
