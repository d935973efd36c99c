import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { bookStatuses } from '../books.rules.ts'

const styles: Record<string, string> = {
  draft: 'bg-sunk text-ink',
  in_progress: 'bg-honey-wash text-honey',
  completed: 'bg-sage-wash text-sage',
}

/** A book's status. Statuses that this version of the app doesn't know are shown as unknown (S0 section 4). */
export function BookBadge({ status }: { status: string }) {
  const t = useText('books.status')
  const known = bookStatuses.find((one) => one === status)
  return (
    <span className={classNames('rounded-full px-2.5 py-0.5 text-xs font-semibold', styles[known ?? 'draft'])}>
      {t(known ?? 'unknown')}
    </span>
  )
}
