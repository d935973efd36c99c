import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { childrenOptions } from '#features/people/web/people.data.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { OpenedPhoto } from '#features/viewer/web/opened-photo.tsx'
import { useOpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import { isId } from '#shared/is-id.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { ChildFilter } from './child-filter.tsx'
import { MilestoneEntry } from './milestone-entry.tsx'
import { MilestoneList } from './milestone-list.tsx'
import { milestoneOptions, milestonesOptions } from './milestones.data.ts'
import { MilestonesText } from './milestones-text.tsx'

const MilestoneForm = lazyPart(async () => (await import('./milestone-form.tsx')).MilestoneForm)

export type MilestonesSearch = { milestone?: string; child?: string; photo?: string; view?: 'full' }

/** /families/{id}/milestones: all milestones, or those of one child. */
export function MilestonesPage() {
  return (
    <MilestonesText>
      <Milestones />
    </MilestonesText>
  )
}

function Milestones() {
  const t = useText('milestones')
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const { child, milestone } = useSearch({ strict: false }) as MilestonesSearch
  const child_id = child && isId(child) ? child : undefined
  const { data: children = [], isPending } = useQuery(childrenOptions(family_id))
  useRevealPending(isPending)
  const list = useInfiniteQuery(milestonesOptions(family_id, child_id))
  const isEmpty = list.data?.pages[0]?.milestones.length === 0
  const [isAdding, setIsAdding] = useState(false)
  const opened = useOpenPhoto()
  const canEdit = allows(family, 'milestones.edit')
  const addButton = canEdit && (
    <Button onClick={() => setIsAdding(true)}>
      <Plus aria-hidden size={19} />
      {t('add')}
    </Button>
  )

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={!isEmpty && addButton} />
      {children.length > 0 && (
        <div className="mb-8">
          <ChildFilter
            among={children}
            value={child_id}
            onChange={(id) =>
              void navigate({ to: '.', search: id ? { child: id } : {}, replace: true, resetScroll: false })
            }
          />
        </div>
      )}
      {milestone && isId(milestone) && (
        <LinkedMilestone key={milestone} {...{ family_id, milestone_id: milestone, canEdit }} />
      )}
      <MilestoneList
        family_id={family_id}
        child_id={child_id}
        canEdit={canEdit}
        empty={
          <EmptyState
            print="steps"
            title={t('emptyTitle')}
            text={canEdit ? t('emptyText') : t('emptyViewer')}
            action={addButton}
          />
        }
      />
      <OpenedPhoto family_id={family_id} photos={[]} opened={opened} />
      <Suspense>
        {isAdding && <MilestoneForm family_id={family_id} child_id={child_id} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </>
  )
}

/** The milestone that a link led to, above the others. A deleted one isn't missed. */
function LinkedMilestone({
  family_id,
  milestone_id,
  canEdit,
}: {
  family_id: string
  milestone_id: string
  canEdit: boolean
}) {
  const t = useText('milestones')
  const { data } = useQuery(milestoneOptions(family_id, milestone_id))
  if (!data) return null
  return (
    <section aria-label={t('linked')} className="@container mb-8 rounded-card border border-honey/40 bg-honey-wash p-5">
      <MilestoneEntry milestone={data} canEdit={canEdit} />
    </section>
  )
}
