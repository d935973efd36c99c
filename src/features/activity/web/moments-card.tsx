import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { ACTIVITY_DASHBOARD_SIZE } from '../activity.rules.ts'
import { momentsOptions } from './activity.data.ts'
import { MomentRow } from './moment-row.tsx'
import { MomentsSkeleton } from './moments-skeleton.tsx'

type MomentsCardProps = { family_id: string; photoLink: (photo_id: string) => LinkProps }

/** The family's latest ten activities, for the dashboard. */
export function MomentsCard({ family_id, photoLink }: MomentsCardProps) {
  const t = useText('activity.moments')
  const query = useQuery(momentsOptions(family_id))
  return (
    <Card
      title={t('title')}
      action={
        <Link
          to="/families/$familyId/activities"
          params={{ familyId: family_id }}
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-ember hover:underline"
        >
          {t('all')}
        </Link>
      }
    >
      <QueryState query={query} skeleton={<MomentsSkeleton label={t('loading')} rows={5} />} failed={t('failed')}>
        {({ activities }) =>
          activities.length > 0 ? (
            <ol className="flex flex-col gap-5">
              {activities.slice(0, ACTIVITY_DASHBOARD_SIZE).map((moment) => (
                <li key={moment.id}>
                  <MomentRow moment={moment} photoLink={photoLink} />
                </li>
              ))}
            </ol>
          ) : (
            <p className="py-6 text-center">
              <span className="block font-serif text-lg font-semibold">{t('emptyTitle')}</span>
              <span className="text-ink-soft">{t('emptyText')}</span>
            </p>
          )
        }
      </QueryState>
    </Card>
  )
}
