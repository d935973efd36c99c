import { HardDrive } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { PhotosSafeLink } from './photos-safe-link.tsx'

/** On an administrator's home until BACKUP_TO is set: that photos are on one disk only. */
export function SecondCopyLine({ family_id }: { family_id: string }) {
  const t = useText('backups.none')
  return (
    <p className="flex items-start gap-3">
      <HardDrive aria-hidden size={20} className="mt-0.5 shrink-0 text-honey max-narrow:hidden" />
      <span className="min-w-0">
        {t('line')} <PhotosSafeLink family_id={family_id}>{t('open')}</PhotosSafeLink>
      </span>
    </p>
  )
}
