import { Skeleton } from '#web/ui/skeleton.tsx'

/** Widths as fractions of the row. */
const ROWS = [
  [4, 3, 4, 2],
  [3, 4, 4],
  [2, 4, 3, 4],
  [4, 4, 3],
]

/** The loading state of the gallery: month, day and rows in their final sizes. */
export function GallerySkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="overflow-hidden max-sm:-mx-(--page-edge)">
      <div className="flex h-10 items-center px-4 sm:h-16 sm:px-0">
        <Skeleton className="h-6 w-40" />
      </div>
      <div className="flex h-6 items-center px-4 sm:h-9 sm:px-0">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="flex flex-col gap-[3px] sm:gap-1.5">
        {ROWS.map((row, i) => (
          <div key={i} className="flex h-[118px] gap-[3px] sm:h-[218px] sm:gap-1.5">
            {row.map((part, j) => (
              <span key={j} style={{ flexGrow: part }} className="basis-0">
                <Skeleton className="size-full !rounded-none sm:!rounded-mark" />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
