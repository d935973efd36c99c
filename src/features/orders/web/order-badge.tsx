import { useText } from '#web/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { OrderStatus } from '../orders.rules.ts'

const tones = {
  awaiting_payment: 'honey',
  received: 'honey',
  in_print: 'honey',
  shipped: 'sage',
  cancelled: 'sunk',
} as const

export function OrderBadge({ status }: { status: OrderStatus }) {
  const t = useText('orders.status')
  return <Badge tone={tones[status]}>{t(status)}</Badge>
}
