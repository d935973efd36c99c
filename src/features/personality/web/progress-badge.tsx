import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Badge } from '../personality.rules.ts'

const styles: Record<Badge, string> = {
  not_started: 'bg-sunk text-ink-soft',
  started: 'bg-honey-wash text-honey',
  in_progress: 'bg-plum-wash text-plum',
  complete: 'bg-sage-wash text-sage',
}

/** A child's progress as a badge (S1 section 6). */
export function ProgressBadge({ badge }: { badge: Badge }) {
  const t = useText('personality.badge')
  return (
    <span className={classNames('max-w-full shrink-0 rounded-full px-2.5 py-0.5 text-sm font-semibold', styles[badge])}>
      {t(badge)}
    </span>
  )
}
