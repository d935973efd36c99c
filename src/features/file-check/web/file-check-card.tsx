import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'

/** Leads to the page that checks which files could be deleted elsewhere. */
export function FileCheckCard({ family_id }: { family_id: string }) {
  const t = useText('fileCheck')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <Link
        to="/families/$familyId/safe-to-delete"
        params={{ familyId: family_id }}
        className={buttonStyle({ kind: 'quiet' })}
      >
        <ShieldCheck aria-hidden size={18} />
        {t('open')}
      </Link>
    </Card>
  )
}
