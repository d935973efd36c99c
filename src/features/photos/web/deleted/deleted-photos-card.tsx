import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'

/** The link to deleted photos in the family's settings. */
export function DeletedPhotosCard({ family_id }: { family_id: string }) {
  const t = useText('deletedPhotos.card')
  return (
    <Card
      title={t('title')}
      subtitle={t('text')}
      action={
        <Link
          to="/families/$familyId/settings/deleted"
          params={{ familyId: family_id }}
          className={buttonStyle({ kind: 'quiet' })}
        >
          {t('open')}
        </Link>
      }
    />
  )
}
