import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { PhotoUnderBar } from '#web/ui/photo-under-bar.tsx'

const thread = 'color-mix(in srgb, var(--ember) 5%, transparent)'
/** The weave: threads in both directions. */
const linen = {
  backgroundImage: `repeating-linear-gradient(0deg, ${thread} 0 1px, transparent 1px 3px), repeating-linear-gradient(90deg, ${thread} 0 1px, transparent 1px 3px)`,
}

type CoverProps = {
  kicker: string
  picture?: ReactNode
  /** Whether the picture is a portrait. */
  isTall?: boolean | undefined
  /** Next to the label below the picture, else below the linen. */
  beside?: ReactNode
  /** For a card such as an invitation. */
  small?: boolean
  children: ReactNode
}

/** An album cover with a label: a picture without margins, else linen. */
export function Cover({ kicker, picture, isTall = false, beside, small = false, children }: CoverProps) {
  if (picture && small)
    return (
      <header>
        <div className="h-52 overflow-hidden rounded-sheet sm:h-64">{picture}</div>
        <Label kicker={kicker} className="relative mx-4 -mt-12 sm:mx-8">
          {children}
        </Label>
      </header>
    )
  if (picture)
    return (
      <header className="-mx-(--page-edge) sm:-mt-(--page-top)">
        <PhotoUnderBar className="relative">
          <div
            className={classNames(
              'w-full max-sm:box-content max-sm:max-h-[52svh] max-sm:pt-(--bar)',
              isTall ? 'max-sm:aspect-4/5 sm:h-[min(72svh,46rem)]' : 'max-sm:aspect-6/5 sm:h-[min(62svh,40rem)]',
            )}
          />
          <div className="absolute inset-0">{picture}</div>
        </PhotoUnderBar>
        <div className="relative mx-auto flex max-w-[calc(72rem+2*var(--page-edge))] gap-x-10 gap-y-5 px-(--page-edge) max-sm:-mt-7 max-sm:flex-col sm:flex-wrap sm:items-end">
          <Label kicker={kicker} className="sm:-mt-32 sm:w-96 sm:max-w-full">
            {children}
          </Label>
          {beside && <div className="min-w-0 sm:flex-1 sm:basis-64">{beside}</div>}
        </div>
      </header>
    )
  return (
    <header className="flex flex-col gap-5">
      <div className="relative overflow-hidden rounded-sheet border border-ember/20 bg-ember-wash" style={linen}>
        <Spine />
        <div
          className={classNames(
            'flex justify-center pr-4 pl-8',
            small ? 'py-5 sm:pr-6 sm:pl-15' : 'py-8 sm:py-9 sm:pr-9 sm:pl-18',
          )}
        >
          <Label kicker={kicker} className="w-full max-w-2xl">
            {children}
          </Label>
        </div>
      </div>
      {beside && <div className="mx-auto w-full max-w-6xl">{beside}</div>}
    </header>
  )
}

function Spine() {
  return <div aria-hidden className="absolute inset-y-0 left-0 w-4 border-r border-ember/25 bg-ember/10 sm:w-9" />
}

function Label({ kicker, className, children }: { kicker: string; className: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-control border border-ember/35 bg-card p-1.5 shadow-soft', className)}>
      <div className="flex flex-col items-center gap-1.5 rounded-mark border border-ember/20 px-4 pt-5 pb-8 text-center">
        <p className="text-sm font-semibold text-ember">{kicker}</p>
        {children}
      </div>
    </div>
  )
}
