import { classNames } from '#web/ui/class-names.ts'

/** A book lies on the page: a line of shadow where it touches it, and a soft one around. */
export const BOOK_SHADOW = '[filter:drop-shadow(0_1px_1px_rgb(0_0_0/0.25))_drop-shadow(0_4px_6px_rgb(0_0_0/0.2))]'

/** The light on a closed book's cover, its groove beside the spine, and the edges of its pages. */
export function Binding({ of: side }: { of: 'front' | 'back' }) {
  const isFront = side === 'front'
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      <span
        className={classNames('absolute inset-0 rounded-mark', !isFront && '-scale-x-100')}
        style={{ backgroundImage: `${GROOVE}, ${SHEEN}` }}
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

const dark = (alpha: number) => `rgb(0 0 0 / ${alpha})`
const light = (alpha: number) => `rgb(255 255 255 / ${alpha})`
const GROOVE = `linear-gradient(to right, ${dark(0.28)}, ${dark(0.06)} 0.9%, ${light(0.14)} 2%, transparent 3.2%, ${dark(0.2)} 3.9%, ${dark(0.08)} 4.4%, ${light(0.2)} 4.9%, transparent 5.8%)`
const SHEEN = `linear-gradient(115deg, ${light(0.1)}, transparent 45%, ${dark(0.06)})`
