import { useText } from '#web/text.tsx'
import type { Delivery } from '../webhooks.contract.ts'

/** The name of a type of event. Names of texts can't contain periods. */
export function useEventName(): (type: Delivery['type']) => string {
  const t = useText('webhooks.events')
  return (type) => t(type.replace('.', '_') as 'photo_added')
}
