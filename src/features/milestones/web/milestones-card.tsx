import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Sparkles } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { DASHBOARD_MILESTONES } from '../dashboard-milestones.ts'
import { MilestoneEntry } from './milestone-entry.tsx'
import { MilestonesSkeleton } from './milestones-skeleton.tsx'
import { MilestonesText } from './milestones-text.tsx'
import { latestMilestonesOptions } from './milestones.data.ts'

type MilestonesCardProps = { family_id: string; canEdit: boolean }

/** Special Milestones (S1): the latest five of a family, for its dashboard. */
export function MilestonesCard(props: MilestonesCardProps) {
  return (
    <MilestonesText>
      <Milestones {...props} />
    </MilestonesText>
  )
}

function Milestones({ family_id, canEdit }: MilestonesCardProps) {
  const t = useText('milestones')
  const query = useQuery(latestMilestonesOptions(family_id))
  const params = { familyId: family_id }
  return (
    <Card
      title={t('cardTitle')}
      subtitle={t('cardSubtitle')}
      action={
        canEdit &&
        query.data &&
        query.data.total > 0 && (
          <Link
            to="/families/$familyId/activities"
            params={params}
            search={{ form: 'milestone' }}
            className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-ember hover:underline"
          >
            {t('add')}
          </Link>
        )
      }
    >
      <QueryState query={query} skeleton={<MilestonesSkeleton label={t('cardTitle')} rows={3} />} failed={t('failed')}>
        {(data) =>
          data.milestones.length > 0 ? (
            <>
              <ol className="flex flex-col divide-y divide-line">
                {data.milestones.map((milestone) => (
                  <li key={milestone.id} className="py-4 first:pt-0 last:pb-0">
                    <MilestoneEntry milestone={milestone} canEdit={canEdit} heading="h3" isLink />
                  </li>
                ))}
              </ol>
              <Link
                to="/families/$familyId/milestones"
                params={params}
                className={`mt-5 ${buttonStyle({ kind: 'quiet', wide: true })}`}
              >
                {data.total > DASHBOARD_MILESTONES ? t('viewAll', { count: data.total }) : t('view')}
              </Link>
            </>
          ) : (
            <div className="flex flex-col items-center py-4 text-center">
              <span className="mb-3 grid size-14 place-items-center rounded-full bg-honey-wash text-honey">
                <Sparkles aria-hidden size={26} />
              </span>
              <h3 className="font-serif text-lg font-semibold">{t('emptyTitle')}</h3>
              <p className="mt-1 max-w-sm text-ink-soft">{canEdit ? t('emptyText') : t('emptyViewer')}</p>
              {canEdit && (
                <Link
                  to="/families/$familyId/activities"
                  params={params}
                  search={{ form: 'milestone' }}
                  className={`mt-5 ${buttonStyle({ kind: 'quiet' })}`}
                >
                  <Plus aria-hidden size={18} />
                  {t('add')}
                </Link>
              )}
            </div>
          )
        }
      </QueryState>
    </Card>
  )
}
