import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const thread = 'color-mix(in srgb, var(--ember) 5%, transparent)'
/** The weave: threads in both directions. */
const linen = {
  backgroundImage: `repeating-linear-gradient(0deg, ${thread} 0 1px, transparent 1px 3px), repeating-linear-gradient(90deg, ${thread} 0 1px, transparent 1px 3px)`,
}

/** An album cover in linen with a label. `small` is for a card such as an invitation. */
export function LinenCover({
  kicker,
  small = false,
  children,
}: {
  kicker: string
  small?: boolean
  children: ReactNode
}) {
  return (
    <header className="relative overflow-hidden rounded-sheet border border-ember/20 bg-ember-wash" style={linen}>
      <div aria-hidden className="absolute inset-y-0 left-0 w-4 border-r border-ember/25 bg-ember/10 sm:w-9" />
      <div
        className={classNames(
          'flex justify-center pr-4 pl-8',
          small ? 'py-5 sm:pr-6 sm:pl-15' : 'py-8 sm:py-9 sm:pr-9 sm:pl-18',
        )}
      >
        <div className="w-full max-w-2xl rounded-control border border-ember/35 bg-card p-1.5 shadow-soft">
          <div className="flex flex-col items-center gap-2 rounded-mark border border-ember/20 px-4 py-6 text-center sm:px-8 sm:py-7">
            <p className="text-sm font-semibold text-ember">{kicker}</p>
            {children}
          </div>
        </div>
      </div>
    </header>
  )
}
