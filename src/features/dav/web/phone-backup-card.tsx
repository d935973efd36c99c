import { Link } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'

/** Beside other ways to add photos: leads to the page that sets up automatic backups. */
export function PhoneBackupCard({ family_id }: { family_id: string }) {
  const t = useText('dav')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <Link to="/families/$familyId/backup" params={{ familyId: family_id }} className={buttonStyle({ kind: 'quiet' })}>
        <Smartphone aria-hidden size={18} />
        {t('open')}
      </Link>
    </Card>
  )
}
