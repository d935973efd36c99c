import type { Ref } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type RoundButtonProps = {
  ref?: Ref<HTMLButtonElement>
  label: string
  /** A dot to record, a square to stop. */
  sign: 'dot' | 'square'
  busy?: boolean
  onClick: () => void
}

/** Starts and stops recording, with its name below. */
export function RoundButton({ ref, label, sign, busy = false, onClick }: RoundButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onClick()}
      className="group flex flex-col items-center gap-1.5 rounded-card px-2 font-semibold"
    >
      <span className="grid size-20 place-items-center rounded-full border-4 max-narrow:size-12 border-ember bg-card transition-transform group-active:scale-95">
        {busy ? (
          <Spinner />
        ) : (
          <span
            aria-hidden
            className={classNames(
              'bg-ember transition-[width,height,border-radius] group-hover:bg-ember-deep',
              sign === 'dot' ? 'size-15 rounded-full max-narrow:size-9' : 'size-8 rounded-control max-narrow:size-5',
            )}
          />
        )}
      </span>
      {label}
    </button>
  )
}
