import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Progress } from '../personality.rules.ts'

/** One dot per question, filled if it has an answer. */
export function TenDots({ progress }: { progress: Progress }) {
  const t = useText('personality')
  const { answered, total } = progress
  return (
    <span role="img" aria-label={t('answered', { answered, total })} className="flex gap-1">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={classNames('h-2 flex-1 rounded-full', index < answered ? 'bg-plum' : 'bg-line')} />
      ))}
    </span>
  )
}
