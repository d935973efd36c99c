import { Check } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

/** Before a day that's selected with all its photos, or can be. */
export function SelectCircle({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-5 shrink-0 place-items-center rounded-full',
        isChosen ? 'bg-ember text-on-ember' : 'border border-outline bg-card',
      )}
    >
      {isChosen && <Check size={13} strokeWidth={3} />}
    </span>
  )
}
