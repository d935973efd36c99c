import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PhotoUnderBar } from './photo-under-bar.tsx'

/** Photos in other shapes lose their edges. */
const [RATIO_MIN, RATIO_MAX] = [0.8, 1.6]
/** Photos narrower than this are portraits. */
const PORTRAIT_MAX = 0.95

type SpreadProps = {
  photo: ReactNode
  /** Its width by its height. */
  ratio?: number
  /** On phones, the photo leaves room for what's below the words. */
  low?: boolean
  children: ReactNode
}

/** A page's beginning, as in a magazine: words beside a photo that reaches the screen's edges, or below it on small screens. */
export function Spread({ photo, ratio = 1, low = false, children }: SpreadProps) {
  return (
    <div className="@container -mx-(--page-edge) sm:-mt-(--page-top)">
      <header
        style={{ '--ratio': Math.min(Math.max(ratio, RATIO_MIN), RATIO_MAX) } as CSSProperties}
        className="@5xl:flex @5xl:flex-row-reverse @5xl:[--height:min(62.5svh,40rem)]"
      >
        <PhotoUnderBar className="relative overflow-hidden @5xl:w-[min(56%,calc(var(--height)*var(--ratio)))] @5xl:shrink-0 @5xl:rounded-bl-sheet">
          <div
            className={classNames(
              'max-sm:box-content max-sm:max-h-[52svh] max-sm:pt-(--bar) @5xl:h-(--height)',
              ratio < PORTRAIT_MAX ? 'sm:@max-5xl:h-[min(72svh,46rem)]' : 'sm:@max-5xl:h-[min(62svh,40rem)]',
              low ? 'max-sm:aspect-3/2' : ratio < PORTRAIT_MAX ? 'max-sm:aspect-4/5' : 'max-sm:aspect-4/3',
            )}
          />
          <div className="absolute inset-0">{photo}</div>
        </PhotoUnderBar>
        <div className="relative min-w-0 px-(--page-edge) @5xl:flex @5xl:flex-1 @5xl:flex-col @5xl:justify-center @5xl:pt-(--page-top) @5xl:pr-8 @5xl:pb-6">
          {children}
        </div>
      </header>
    </div>
  )
}
