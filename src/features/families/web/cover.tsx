import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const thread = 'color-mix(in srgb, var(--ember) 5%, transparent)'
/** The weave: threads in both directions. */
const linen = {
  backgroundImage: `repeating-linear-gradient(0deg, ${thread} 0 1px, transparent 1px 3px), repeating-linear-gradient(90deg, ${thread} 0 1px, transparent 1px 3px)`,
}

type CoverProps = { kicker: string; picture?: ReactNode; small?: boolean; children: ReactNode }

/** An album cover with a label, on a picture or in linen. `small` is for a card such as an invitation. */
export function Cover({ kicker, picture, small = false, children }: CoverProps) {
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
      <header className="relative -mx-4 -mt-6 sm:mx-0 sm:mt-0 compact:-mt-4 compact:sm:mt-0">
        <div className="relative h-[min(100vw,52svh)] overflow-hidden sm:h-[clamp(20rem,48svh,30rem)] sm:rounded-sheet">
          {picture}
        </div>
        <Label
          kicker={kicker}
          className="relative mx-4 -mt-14 sm:absolute sm:bottom-6 sm:left-6 sm:m-0 sm:max-w-[min(28rem,100%-3rem)]"
        >
          {children}
        </Label>
      </header>
    )
  return (
    <header className="relative overflow-hidden rounded-sheet border border-ember/20 bg-ember-wash" style={linen}>
      <div aria-hidden className="absolute inset-y-0 left-0 w-4 border-r border-ember/25 bg-ember/10 sm:w-9" />
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
    </header>
  )
}

function Label({ kicker, className, children }: { kicker: string; className: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-control border border-ember/35 bg-card p-1.5 shadow-soft', className)}>
      <div className="flex flex-col items-center gap-1.5 rounded-mark border border-ember/20 px-4 py-5 text-center sm:px-8">
        <p className="text-sm font-semibold text-ember">{kicker}</p>
        {children}
      </div>
    </div>
  )
}
