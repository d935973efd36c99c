import { Skeleton } from '#web/ui/skeleton.tsx'

export function MomentsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-8">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton className="aspect-4/3 rounded-mark" />
        </div>
      ))}
    </div>
  )
}
