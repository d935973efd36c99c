import { useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { trimSizes } from '../../book-layout/book-layout.rules.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import type { PageName } from '../books.edits.ts'
import { BOOK_SHADOW } from './binding.tsx'
import { SpreadSide, SpreadView, type RenderContext } from './spread-view.tsx'
import type { Spread } from './spreads.ts'

type Sides = { left: PageName | null | undefined; right: PageName | null | undefined }
type Turn = { from: number; to: number }

/** A closed book lies on one side, so that its cover opens like a page. */
function sidesOf(spread: Spread | undefined): Sides | undefined {
  if (spread?.kind === 'pages') return spread
  if (spread?.kind === 'front') return { left: undefined, right: 'front' }
  return spread?.kind === 'back' ? { left: 'back', right: undefined } : undefined
}

type TurningSpreadProps = {
  book: BookDocument
  spreads: readonly Spread[]
  place: number
  context: RenderContext | undefined
  renderOver: (name: PageName) => ReactNode
}

/** The open spread. When another one is opened, a leaf turns to it; single pages on phones slide in. */
export function TurningSpread({ book, spreads, place, context, renderOver }: TurningSpreadProps) {
  const [{ turn, shown }, setState] = useState<{ turn: Turn | undefined; shown: number }>({
    turn: undefined,
    shown: place,
  })
  // Changing state while rendering: the first frame already shows the leaf at its start.
  if (shown !== place) setState({ turn: { from: shown, to: place }, shown: place })
  const end = () => setState((now) => ({ ...now, turn: undefined }))
  const here = spreads[place]
  const isForward = turn !== undefined && turn.to > turn.from
  // Phones show single pages.
  const isSingle = spreads.some(({ kind }) => kind === 'page')
  const open = isSingle ? undefined : sidesOf(here)
  const before = turn && sidesOf(spreads[turn.from])
  const { width, height } = trimSizes[book.size]
  const page = (name: PageName | null | undefined, side: 'left' | 'right') =>
    context && <SpreadSide key={side} {...{ book, context, name, renderOver }} fold={here?.kind === 'pages' && side} />
  if (!here) return null
  if (!open)
    return (
      <div key={place} onAnimationEnd={end} className={turn && (isForward ? 'animate-slide-on' : 'animate-slide-back')}>
        <SpreadView spread={here} {...{ book, context, renderOver }} />
      </div>
    )
  const under: Sides =
    !turn || !before
      ? open
      : isForward
        ? { left: before.left, right: open.right }
        : { left: open.left, right: before.right }
  return (
    <div
      className={classNames(
        'relative flex transition-transform duration-700 perspective-distant',
        BOOK_SHADOW,
        here.kind === 'front' && '-translate-x-1/4',
        here.kind === 'back' && 'translate-x-1/4',
      )}
      style={{ aspectRatio: `${2 * width} / ${height}` }}
    >
      {!context && (
        <Skeleton
          className={classNames('grow', open.left === undefined && 'ml-[50%]', open.right === undefined && 'mr-[50%]')}
        />
      )}
      {page(under.left, 'left')}
      {page(under.right, 'right')}
      {turn && before && (
        <div
          aria-hidden
          key={`${turn.from} ${turn.to}`}
          onAnimationEnd={end}
          className={classNames(
            'absolute inset-y-0 w-1/2 transform-3d',
            isForward ? 'right-0 origin-left animate-turn-on' : 'left-0 origin-right animate-turn-back',
          )}
        >
          <Face>{page(isForward ? before.right : before.left, isForward ? 'right' : 'left')}</Face>
          <Face isBack>{page(isForward ? open.left : open.right, isForward ? 'left' : 'right')}</Face>
        </div>
      )}
    </div>
  )
}

function Face({ isBack, children }: { isBack?: boolean; children: ReactNode }) {
  return <div className={classNames('absolute inset-0 flex backface-hidden', isBack && 'rotate-y-180')}>{children}</div>
}
