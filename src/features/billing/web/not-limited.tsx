import { useText } from '#web/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown in place of plans on an instance without billing. */
export function NotLimited() {
  const t = useText('billing.off')
  return <EmptyState heading="h1" print="album" title={t('title')} text={t('text')} />
}
