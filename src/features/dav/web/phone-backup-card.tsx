import { Smartphone } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** Leads to the page that sets up automatic backups: beside other ways to add photos, and in the family's settings. */
export function PhoneBackupCard({ family_id }: { family_id: string }) {
  const t = useText('dav')
  return (
    <LinkCard
      to="/families/$familyId/backup"
      params={{ familyId: family_id }}
      icon={Smartphone}
      title={t('title')}
      text={t('intro')}
    />
  )
}
