import { classNames } from '#web/ui/class-names.ts'

/** The upper edge of the drawer with the details, which a finger pulls up by `--pull` until the drawer itself opens. */
export function SheetEdge({ isDragged }: { isDragged: boolean }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-full z-2 mx-auto h-[85vh] max-w-6xl translate-y-[calc(-1*var(--pull,0px))] rounded-t-sheet bg-card text-ink',
        !isDragged && 'transition-transform duration-200 ease-out',
      )}
    >
      <div className="mx-auto mt-2.5 h-1.5 w-11 rounded-full bg-line" />
    </div>
  )
}
