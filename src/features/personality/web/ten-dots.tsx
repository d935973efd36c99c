import { classNames } from '#web/ui/class-names.ts'
import type { Progress } from '../personality.rules.ts'

/** One dot per question, filled if it has an answer, below the number of answers in words. */
export function TenDots({ progress: { answered, total } }: { progress: Progress }) {
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={classNames('h-2 flex-1 rounded-full', index < answered ? 'bg-plum' : 'bg-line')} />
      ))}
    </span>
  )
}
