import { ShieldCheck } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** Leads to the page that checks which files could be deleted elsewhere. */
export function FileCheckCard({ family_id }: { family_id: string }) {
  const t = useText('fileCheck')
  return (
    <LinkCard
      to="/families/$familyId/safe-to-delete"
      params={{ familyId: family_id }}
      icon={ShieldCheck}
      title={t('title')}
      text={t('intro')}
    />
  )
}
