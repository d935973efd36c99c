import { classNames } from '#web/ui/class-names.ts'

/** The hinge of a closed book's cover, and the edges of its pages beside it. */
export function Binding({ of: side }: { of: 'front' | 'back' }) {
  const isFront = side === 'front'
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      <span
        className={classNames(
          'absolute inset-y-0 w-[4.5%] from-stage/25 via-stage/5 to-stage/15',
          isFront ? 'left-0 bg-linear-to-r' : 'right-0 bg-linear-to-l',
        )}
      />
      <span
        className={classNames(
          'absolute inset-y-[0.8%] w-[1.4%] border border-line bg-linear-to-r from-page via-dimmed/40 to-page bg-size-[3px]',
          isFront ? 'left-full rounded-r-sm' : 'right-full rounded-l-sm',
        )}
      />
    </span>
  )
}
