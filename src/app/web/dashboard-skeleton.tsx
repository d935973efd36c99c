import { FamilyCover } from '#features/families/web/family-cover.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'

const photos = <Skeletons count={8} className="aspect-square" list="grid grid-cols-2 gap-1.5 sm:grid-cols-4 sm:gap-2" />
const lines = <Skeletons count={5} className="h-11" list="flex flex-col gap-5" />

/** Loading state of the dashboard, in its final layout. */
export function DashboardSkeleton() {
  const isNarrow = useIsNarrow()
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-4 sm:gap-6">
      <FamilyCover family={undefined} line="" picture={<Skeleton className="size-full rounded-none" />} />
      <Skeleton className="h-14 w-full max-w-md rounded-full" />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        {!isNarrow && <SkeletonCard>{lines}</SkeletonCard>}
        <SkeletonCard>{photos}</SkeletonCard>
      </div>
    </div>
  )
}

function SkeletonCard({ children }: { children: React.ReactNode }) {
  return (
    <Card>
      <Skeleton className="mb-5 h-7 w-48" />
      {children}
    </Card>
  )
}

function Skeletons({ count, className, list }: { count: number; className: string; list: string }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} className={className} />
      ))}
    </div>
  )
}
