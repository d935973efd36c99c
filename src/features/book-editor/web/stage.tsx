import type { CSSProperties, ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { PageName } from '#features/books/books.edits.ts'
import { ratioOf, SpreadView, type RenderContext } from '#features/books/web/spread-view.tsx'
import type { Spread } from '#features/books/web/spreads.ts'

type StageProps = {
  book: BookDocument
  spread: Spread
  context: RenderContext | undefined
  hasGuides: boolean
  /** What's over a page, such as its frames. */
  renderOver?: (name: PageName) => ReactNode
}

/** The open pages, as large as they fit. */
export function Stage({ book, spread, context, hasGuides, renderOver }: StageProps) {
  const ratio = ratioOf(book, spread, hasGuides)
  return (
    <div className="grid size-full place-items-center lg:[container-type:size] max-md:[container-type:size]">
      <div
        className="w-full lg:w-[min(100cqw,100cqh*var(--ratio))] max-md:w-[min(100cqw,100cqh*var(--ratio))]"
        style={{ '--ratio': ratio } as CSSProperties}
      >
        {context ? (
          <SpreadView {...{ book, spread, context }} withBleed={hasGuides} {...(renderOver && { renderOver })} />
        ) : (
          <div style={{ aspectRatio: ratio }}>
            <Skeleton className="h-full" />
          </div>
        )}
      </div>
    </div>
  )
}
