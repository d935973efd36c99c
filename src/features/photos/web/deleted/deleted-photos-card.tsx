import { Trash2 } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

/** The link to deleted photos in the family's settings. */
export function DeletedPhotosCard({ family_id }: { family_id: string }) {
  const t = useText('deletedPhotos.card')
  return (
    <LinkCard
      to="/families/$familyId/settings/deleted"
      params={{ familyId: family_id }}
      icon={Trash2}
      title={t('title')}
      text={t('text')}
    />
  )
}
