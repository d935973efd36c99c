import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useText, useTimeZone } from '#web/text.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Section, sectionLinkStyle } from '#web/ui/section.tsx'
import { ACTIVITY_DASHBOARD_SIZE } from '../activity.rules.ts'
import { momentsOptions } from './activity.data.ts'
import { MomentGroup } from './moment-group.tsx'
import { freshPhotos, groupMoments } from './moments.ts'
import { MomentsSkeleton } from './moments-skeleton.tsx'

type MomentsCardProps = { family_id: string; photoLink: (photo_id: string) => LinkProps }

/** The family's latest ten activities by person and day, for the dashboard. */
export function MomentsCard({ family_id, photoLink }: MomentsCardProps) {
  const t = useText('activity.moments')
  const query = useQuery(momentsOptions(family_id))
  const timeZone = useTimeZone()
  return (
    <Section
      title={t('title')}
      action={
        <Link to="/families/$familyId/activities" params={{ familyId: family_id }} className={sectionLinkStyle}>
          {t('all')}
        </Link>
      }
    >
      <QueryState query={query} skeleton={<MomentsSkeleton label={t('loading')} rows={2} />} failed={t('failed')}>
        {({ activities }) => {
          const groups = groupMoments(activities.slice(0, ACTIVITY_DASHBOARD_SIZE), timeZone)
          const fresh = freshPhotos(groups)
          return groups.length > 0 ? (
            <ol className="-mb-12 gap-x-10 @3xl:columns-2 @5xl:columns-3">
              {groups.map((group) => (
                <li key={group.key} className="@container break-inside-avoid pb-12">
                  <MomentGroup family_id={family_id} group={group} fresh={fresh} photoLink={photoLink} isNarrow />
                </li>
              ))}
            </ol>
          ) : (
            <p className="py-6 text-center">
              <span className="block font-serif text-lg font-semibold">{t('emptyTitle')}</span>
              <span className="text-ink-soft">{t('emptyText')}</span>
            </p>
          )
        }}
      </QueryState>
    </Section>
  )
}
