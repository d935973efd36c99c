import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ChildDetail } from '#features/people/children.contract.ts'
import { ChildCover } from '#features/people/web/child-cover.tsx'
import { childName } from '#features/people/web/child-name.ts'
import { ChildrenText } from '#features/people/web/children-text.tsx'
import { childOptions } from '#features/people/web/children.data.ts'
import { PhotoYears } from '#features/people/web/photo-years.tsx'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { MilestoneList } from '#features/milestones/web/milestone-list.tsx'
import { MilestonesText } from '#features/milestones/web/milestones-text.tsx'
import { PersonPhotos } from '#features/gallery/web/person-photos.tsx'
import { LoosePage } from '#web/illustrations/loose-page.tsx'
import { ApiProblem } from '#web/api.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChildPhotoDialog } from './child-photo-dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RevealPending } from '#web/ui/reveal-group.tsx'

const ChildProfileCard = lazyPart(
  async () => (await import('#features/personality/web/child-profile-card.tsx')).ChildProfileCard,
)
const MilestoneForm = lazyPart(async () => (await import('#features/milestones/web/milestone-form.tsx')).MilestoneForm)

/** /families/{id}/children/{childId}: a child's page. */
export function ChildPage() {
  return (
    <ChildrenText>
      <MilestonesText>
        <Loaded />
      </MilestonesText>
    </ChildrenText>
  )
}

function Loaded() {
  const t = useText('children')
  const { family_id, family } = useFamily()
  const { childId } = useParams({ strict: false }) as { childId: string }
  const query = useQuery(childOptions(family_id, childId))
  const { data, error } = query
  usePageTitle(data && childName(data))
  if (error instanceof ApiProblem && ['not_found', 'invalid_input'].includes(error.code)) return <Gone />
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label={t('title')} className="mx-auto flex max-w-5xl flex-col gap-6">
          <Skeleton className="h-40 rounded-sheet" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      }
      failed={{ heading: 'h1', title: t('page.failedTitle') }}
    >
      {(child) => <Pages child={child} canEdit={allows(family, 'people.edit')} />}
    </QueryState>
  )
}

function Pages({ child, canEdit }: { child: ChildDetail; canEdit: boolean }) {
  const t = useText('children')
  const m = useText('milestones')
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const { family_id } = child
  const leave = () =>
    void navigate({ to: '/families/$familyId/children', params: { familyId: family_id }, replace: true })
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-4 sm:gap-6">
      <ChildCover child={child} canEdit={canEdit} onRemoved={leave} />
      <Card title={t('page.photos')}>
        <PersonPhotos
          family_id={family_id}
          person_id={child.id}
          empty={
            <p className="py-4 text-center">
              <span className="block font-serif text-lg font-semibold">{t('page.noPhotos')}</span>
              {canEdit && <span className="text-ink-soft">{t('page.noPhotosText', { name: child.first_name })}</span>}
            </p>
          }
          allLabel={(count) => t('page.viewPhotos', { count })}
        />
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Card
          title={t('page.milestones')}
          action={
            canEdit && (
              <Button kind="quiet" size="small" onClick={() => setIsAdding(true)}>
                <Plus aria-hidden size={18} />
                {m('add')}
              </Button>
            )
          }
        >
          <MilestoneList
            family_id={family_id}
            child_id={child.id}
            ofChild
            canEdit={canEdit}
            empty={<p className="py-4 text-ink-soft">{m('emptyChild', { name: child.first_name })}</p>}
          />
        </Card>
        <div className="flex flex-col gap-4 sm:gap-6">
          <Suspense fallback={<RevealPending />}>
            <ChildProfileCard family_id={family_id} child_id={child.id} />
          </Suspense>
          {child.photo_years.length > 0 && (
            <Card title={t('page.years')} subtitle={t('page.yearsText')}>
              <PhotoYears years={child.photo_years} />
            </Card>
          )}
        </div>
      </div>
      <Suspense>
        {isAdding && <MilestoneForm family_id={family_id} child_id={child.id} onClose={() => setIsAdding(false)} />}
      </Suspense>
      <ChildPhotoDialog />
    </div>
  )
}

function Gone() {
  const t = useText('children.page')
  const { family_id } = useFamily()
  return (
    <EmptyState
      picture={<LoosePage />}
      title={t('goneTitle')}
      text={t('goneText')}
      action={
        <Link
          to="/families/$familyId/children"
          params={{ familyId: family_id }}
          className={buttonStyle({ kind: 'quiet' })}
        >
          {t('toChildren')}
        </Link>
      }
    />
  )
}
