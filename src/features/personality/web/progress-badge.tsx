import { useText } from '#web/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Progress } from '../personality.rules.ts'

/** A child's progress as a badge (S1 section 6). */
export function ProgressBadge({ badge }: Pick<Progress, 'badge'>) {
  const t = useText('personality.badge')
  return <Badge tone={badge === 'complete' ? 'sage' : 'sunk'}>{t(badge)}</Badge>
}
