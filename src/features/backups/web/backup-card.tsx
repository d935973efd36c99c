import { useQuery } from '@tanstack/react-query'
import { HardDrive, TriangleAlert } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkCard } from '#web/ui/link-card.tsx'
import { backupStatusOptions } from './backups.data.ts'
import { PhotosSafeLink } from './photos-safe-link.tsx'
import { answerTo } from './use-last-backup.ts'

/** In the family's settings and in its members': whether there's a second copy. Leads to the page about it. */
export function BackupCard({ family_id }: { family_id: string }) {
  const page = useText('shell.titles')
  const t = useText('backups.safe')
  const { data } = useQuery(backupStatusOptions(family_id))
  const answer = data && answerTo(data)
  return (
    <LinkCard
      to="/families/$familyId/photos-safe"
      params={{ familyId: family_id }}
      icon={HardDrive}
      title={page('photosSafe')}
      text={
        answer ? (
          <span className={classNames(answer !== 'made' && 'flex items-start gap-1.5 text-ink')}>
            {answer !== 'made' && <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-honey" />}
            {t(`${answer}.title`)}
          </span>
        ) : (
          '\u00A0'
        )
      }
    />
  )
}

/** On other pages about photos: whether there's a second copy. */
export function SecondCopy({ family_id }: { family_id: string }) {
  const page = useText('shell.titles')
  const t = useText('backups.safe')
  const { data } = useQuery(backupStatusOptions(family_id))
  if (!data) return null
  const answer = answerTo(data)
  return (
    <p className="flex gap-3 text-sm max-sm:mt-8">
      <HardDrive aria-hidden size={20} className={classNames('shrink-0', answer !== 'made' && 'text-honey')} />
      <span>
        <PhotosSafeLink family_id={family_id}>{page('photosSafe')}</PhotosSafeLink> {t(`${answer}.title`)}
      </span>
    </p>
  )
}
