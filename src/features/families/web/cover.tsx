import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Spread } from '#web/ui/spread.tsx'

const thread = 'color-mix(in srgb, var(--ember) 5%, transparent)'
/** The weave: threads in both directions. */
const linen = {
  backgroundImage: `repeating-linear-gradient(0deg, ${thread} 0 1px, transparent 1px 3px), repeating-linear-gradient(90deg, ${thread} 0 1px, transparent 1px 3px)`,
}

type CoverProps = {
  kicker: string
  picture?: ReactNode
  /** The picture's width by its height. */
  ratio?: number | undefined
  /** Next to the label or below it. */
  beside?: ReactNode
  /** For a card such as an invitation. */
  small?: boolean
  children: ReactNode
}

/** An album cover with a label: beside or on a picture without margins, else on linen. */
export function Cover({ kicker, picture, ratio, beside, small = false, children }: CoverProps) {
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
      <Spread photo={picture} ratio={ratio} low>
        <div className="flex gap-x-10 gap-y-5 max-sm:mt-2 max-sm:flex-col sm:@max-5xl:flex-wrap sm:@max-5xl:items-end @5xl:flex-col @5xl:gap-y-9 @5xl:pb-20">
          <Label kicker={kicker} isOpen className="sm:@max-5xl:-mt-32 sm:@max-5xl:w-96 sm:@max-5xl:max-w-full">
            {children}
          </Label>
          {beside && <div className="min-w-0 sm:@max-5xl:flex-1 sm:@max-5xl:basis-64">{beside}</div>}
        </div>
      </Spread>
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

type LabelProps = {
  kicker: string
  /** Without frames beside a picture. */
  isOpen?: boolean
  className: string
  children: ReactNode
}

function Label({ kicker, isOpen = false, className, children }: LabelProps) {
  return (
    <div
      data-open={isOpen || undefined}
      className={classNames(
        'group/label rounded-control border border-ember/35 bg-card p-1.5 shadow-soft',
        isOpen && '@5xl:border-0 @5xl:bg-transparent @5xl:p-0 @5xl:shadow-none',
        className,
      )}
    >
      <div
        className={classNames(
          'flex flex-col items-center gap-1.5 rounded-mark border border-ember/20 px-4 py-4 text-center sm:py-5',
          isOpen && '@5xl:items-start @5xl:gap-2.5 @5xl:border-0 @5xl:p-0 @5xl:text-left',
        )}
      >
        <p className={classNames('text-sm font-semibold text-ember', isOpen && 'max-sm:hidden')}>{kicker}</p>
        {children}
      </div>
    </div>
  )
}
