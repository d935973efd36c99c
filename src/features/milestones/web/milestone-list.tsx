import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { MilestoneEntry } from './milestone-entry.tsx'
import { MilestonesSkeleton } from './milestones-skeleton.tsx'
import { milestonesOptions } from './milestones.data.ts'

type MilestoneListProps = {
  family_id: string
  /** Shows only this child's milestones, with their age. */
  child_id?: string | undefined
  ofChild?: boolean
  canEdit: boolean
  /** The empty state. */
  empty: ReactNode
}

/** A timeline of milestones, newest first, in all four states. */
export function MilestoneList({ family_id, child_id, ofChild = false, canEdit, empty }: MilestoneListProps) {
  const t = useText('milestones')
  const query = useInfiniteQuery(milestonesOptions(family_id, child_id))
  return (
    <PageList
      query={query}
      itemsOf={(page) => page.milestones}
      empty={empty}
      skeleton={<MilestonesSkeleton label={t('title')} rows={3} />}
      failed={{ title: t('failedTitle'), text: t('failedText') }}
      more={{ failed: t('moreFailed') }}
    >
      {(milestones) => (
        <div className="@container">
          {[...Map.groupBy(milestones, ({ date }) => date.slice(0, 4))].map(([year, ofYear]) => (
            <div key={year} className="group/year @4xl:grid @4xl:grid-cols-[6.5rem_minmax(0,1fr)]">
              <p
                aria-hidden
                className="sticky top-[calc(var(--bar)+1.5rem)] hidden self-start font-serif text-3xl font-semibold tabular-nums @4xl:block"
              >
                {year}
              </p>
              <ol aria-label={year} className="ml-1.5 border-l-2 border-honey/35 pt-1 pl-6 @4xl:pl-12">
                {ofYear.map((milestone) => (
                  <li key={milestone.id} className="relative pb-8 @4xl:pb-16 group-last/year:last:pb-0">
                    <span
                      aria-hidden
                      className="absolute top-1 -left-[calc(--spacing(6)+7px)] size-3 rounded-full border-2 border-honey bg-paper @4xl:-left-[calc(--spacing(12)+7px)]"
                    />
                    <MilestoneEntry
                      milestone={milestone}
                      canEdit={canEdit}
                      ofChild={ofChild}
                      heading={ofChild ? 'h3' : 'h2'}
                    />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
    </PageList>
  )
}
