import { memo, useMemo, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { composeCoverPage, composePage, type Context, type Look } from '../../book-layout/compose.ts'
import type { BookCoverPage, BookDocument, BookPage } from '../../book-layout/document.ts'
import { BLEED_MM, trimSizes } from '../../book-layout/book-layout.rules.ts'
import type { Pictures } from '../../book-layout/geometry.ts'
import { pageOf, type PageName } from '../books.edits.ts'
import type { Measure } from '../../book-layout/text.ts'
import { SheetView, type PhotoUrls } from '../../book-layout/web/sheet-view.tsx'
import { Binding, BOOK_SHADOW } from './binding.tsx'
import { namesOf, type Spread } from './spreads.ts'
import { usePageName } from './use-spread-name.ts'

/** What's needed to draw a page. `round` grows when fonts are loaded. */
export type RenderContext = { pictures: Pictures; urls: PhotoUrls; measure: Measure; round: number; codeBase: string }

export function lookOf({ size, typeface, colour }: BookDocument): Look {
  return { size, typeface, colour }
}

type SpreadViewProps = {
  book: BookDocument
  spread: Spread
  context: RenderContext | undefined
  small?: boolean
  /** Overlay for a page, such as slots in the editor. */
  renderOver?: (name: PageName) => ReactNode
  /** Includes the bleed around each page. */
  withBleed?: boolean
}

/** Width by height. */
export function ratioOf({ size }: Look, spread: Spread, withBleed = false): number {
  const { width, height } = trimSizes[size]
  const over = withBleed ? 2 * BLEED_MM : 0
  return ((width + over) * namesOf(spread).length) / (height + over)
}

/** Without a context, it's as large, but has no pages yet. */
export function SpreadView({ book, spread, context, small, renderOver, withBleed }: SpreadViewProps) {
  const names = namesOf(spread)
  const isClosed = !small && !withBleed && (spread.kind === 'front' || spread.kind === 'back')
  return (
    <div
      className={classNames(
        'relative flex',
        // Beside a cover, the edges of the pages have the rest.
        isClosed ? 'w-[98.6%]' : 'w-full',
        isClosed && spread.kind === 'back' && 'ml-auto',
        !small && BOOK_SHADOW,
      )}
      style={{ aspectRatio: ratioOf(book, spread, withBleed) }}
    >
      {context ? (
        names.map((name, side) => (
          <SpreadSide
            key={side}
            {...{ book, name, context, small, withBleed, renderOver }}
            fold={names.length === 2 && !withBleed && !small && (side === 0 ? 'left' : 'right')}
          />
        ))
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  )
}

type SpreadSideProps = Omit<SpreadViewProps, 'spread' | 'context'> & {
  context: RenderContext
  /** `null` is the blank inside of the cover; undefined is nothing, beside a closed book. */
  name: PageName | null | undefined
  fold: 'left' | 'right' | false
}

/** One side of a spread. */
export function SpreadSide({ book, name, context, small, withBleed, renderOver, fold }: SpreadSideProps) {
  const cover = (name === 'front' || name === 'back') && !small && !withBleed && name
  return (
    <div className="relative min-w-0 flex-1">
      {name === null && !small && <span aria-hidden className="absolute inset-0 bg-page" />}
      {name !== null && name !== undefined && (
        <>
          <div className={classNames('size-full', cover && 'overflow-hidden rounded-mark')}>
            <PageView
              page={pageOf(book, name)}
              name={name}
              {...lookOf(book)}
              context={context}
              small={small ?? false}
              withBleed={withBleed ?? false}
            />
          </div>
          {cover && <Binding of={cover} />}
          {renderOver?.(name)}
        </>
      )}
      {fold && name !== undefined && <Fold side={fold} />}
    </div>
  )
}

type PageViewProps = Look & {
  page: BookPage | BookCoverPage
  name: PageName
  context: RenderContext
  small: boolean
  withBleed: boolean
}

/** One page, recomposed only when the page or the book's shared settings change. */
export const PageView = memo(function PageView({
  page,
  name,
  size,
  typeface,
  colour,
  context,
  small,
  withBleed,
}: PageViewProps) {
  const pageName = usePageName()
  const { pictures, measure, round, urls, codeBase } = context
  const sheet = useMemo(
    () => compose(page, name, { book: { size, typeface, colour }, pictures, measure }),
    // `round` changes when `measure` has new fonts.
    // oxlint-disable-next-line react/exhaustive-deps
    [page, name, size, typeface, colour, pictures, measure, round],
  )
  return <SheetView {...{ sheet, urls, codeBase, small, withBleed }} label={pageName(name)} />
})

export function compose(page: BookPage | BookCoverPage, name: PageName, context: Context) {
  return typeof name === 'number'
    ? composePage(page as BookPage, context)
    : composeCoverPage(page as BookCoverPage, context)
}

/** The shadow in the middle of an open book. */
export function Fold({ side }: { side: 'left' | 'right' }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-y-0 w-1/16 from-scrim/20 to-transparent',
        side === 'left' ? 'right-0 bg-linear-to-l' : 'left-0 bg-linear-to-r',
      )}
    />
  )
}
