import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Sparkles } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { Section, sectionLinkStyle } from '#web/ui/section.tsx'
import { DASHBOARD_MILESTONES } from '../dashboard-milestones.ts'
import { MilestoneTile } from './milestone-tile.tsx'
import { MilestonesSkeleton } from './milestones-skeleton.tsx'
import { MilestonesText } from './milestones-text.tsx'
import { latestMilestonesOptions } from './milestones.data.ts'

type MilestonesCardProps = { family_id: string; canEdit: boolean }

/** Special milestones (S1): the latest five of a family, for its dashboard. */
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
    <Section
      title={t('cardTitle')}
      subtitle={t('cardSubtitle')}
      action={
        query.data &&
        query.data.total > 0 && (
          <Link to="/families/$familyId/milestones" params={params} className={sectionLinkStyle}>
            {query.data.total > DASHBOARD_MILESTONES ? t('viewAll', { count: query.data.total }) : t('view')}
          </Link>
        )
      }
    >
      <QueryState query={query} skeleton={<MilestonesSkeleton label={t('cardTitle')} rows={3} />} failed={t('failed')}>
        {(data) =>
          data.milestones.length > 0 ? (
            <ol className={shelf}>
              {data.milestones.map((milestone) => (
                <li key={milestone.id} className="@max-3xl:first:col-span-2">
                  <MilestoneTile milestone={milestone} />
                </li>
              ))}
            </ol>
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
    </Section>
  )
}

/** Five fill two rows on phones and tablets, where the first is wider, and one row on laptops. */
const shelf =
  'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5 @3xl:grid-flow-col @3xl:grid-cols-none @3xl:auto-cols-[minmax(0,20rem)]'
