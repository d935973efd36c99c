import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type RoundButtonProps = {
  ref?: Ref<HTMLButtonElement>
  label: string
  /** A camera to turn on, a dot to record, a square to stop. */
  sign: LucideIcon | 'dot' | 'square'
  busy?: boolean
  onClick: () => void
}

/** The stage's one large button, with its name below. */
export function RoundButton({ ref, label, sign: Sign, busy = false, onClick }: RoundButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onClick()}
      className="group flex flex-col items-center gap-1.5 rounded-card px-2 font-semibold"
    >
      <span className="grid size-20 place-items-center rounded-full border-4 border-ember bg-card transition-transform group-active:scale-95">
        {busy ? (
          <Spinner />
        ) : typeof Sign === 'string' ? (
          <span
            aria-hidden
            className={classNames(
              'bg-ember transition-[width,height,border-radius] group-hover:bg-ember-deep',
              Sign === 'dot' ? 'size-15 rounded-full' : 'size-8 rounded-control',
            )}
          />
        ) : (
          <span className="grid size-15 place-items-center rounded-full bg-ember text-on-ember group-hover:bg-ember-deep">
            <Sign aria-hidden size={28} />
          </span>
        )}
      </span>
      {label}
    </button>
  )
}
