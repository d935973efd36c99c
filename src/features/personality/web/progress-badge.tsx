import { useText } from '#web/text.tsx'
import type { Progress } from '../personality.rules.ts'

/** A child's progress in a word (S1 section 6). */
export function ProgressBadge({ badge }: Pick<Progress, 'badge'>) {
  const t = useText('personality.badge')
  return <span className={badge === 'complete' ? 'font-semibold text-sage' : undefined}>{t(badge)}</span>
}
