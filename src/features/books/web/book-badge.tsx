import { useText } from '#web/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { bookStatuses } from '../books.rules.ts'

const tones = { draft: 'sunk', in_progress: 'honey', completed: 'sage' } as const

/** A book's status. Statuses that this version of the app doesn't know are shown as unknown (S0 section 4). */
export function BookBadge({ status }: { status: string }) {
  const t = useText('books.status')
  const known = bookStatuses.find((one) => one === status)
  return <Badge tone={tones[known ?? 'draft']}>{t(known ?? 'unknown')}</Badge>
}
