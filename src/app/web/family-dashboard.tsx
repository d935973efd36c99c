import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { momentsOptions } from '#features/activity/web/activity.data.ts'
import { TodayLine } from '#features/activity/web/today-line.tsx'
import { backupsTexts } from '#features/backups/web/backups.texts.ts'
import { allows } from '#features/families/web/families.data.ts'
import { FamilyCover } from '#features/families/web/family-cover.tsx'
import { useFamilyOrLeave } from '#features/families/web/use-family.ts'
import { OpenedPhoto } from '#features/viewer/web/opened-photo.tsx'
import { recentPhotosOptions } from '#features/photos/web/photos.data.ts'
import { AddPhotos, FirstPhotos } from '#features/gallery/web/first-photos.tsx'
import { CoverPhoto } from '#features/dashboard/web/cover-photo.tsx'
import { highlightsTexts } from '#features/dashboard/web/highlights.texts.ts'
import { NewsLine } from '#features/dashboard/web/news-line.tsx'
import { OnThisDayCard } from '#features/dashboard/web/on-this-day-card.tsx'
import { useHighlights } from '#features/dashboard/web/use-highlights.ts'
import { RecentPhotosCard } from '#features/dashboard/web/recent-photos-card.tsx'
import { invitationsTexts } from '#features/invitations/web/invitations.texts.ts'
import { photoLink } from '#features/photos/web/photo-link.ts'
import type { OpenPhotoSearch } from '#features/photos/web/photos.search.ts'
import { thenAndNowTexts } from '#features/then-and-now/web/then-and-now.texts.ts'
import { useOpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { MoreTexts } from '#web/more-texts.tsx'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { RevealPending, RevealGroup } from '#web/ui/reveal-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { firstStepsTexts } from './first-steps.texts.ts'
import { useDeferredStart } from './shell/use-deferred-start.ts'

/** For the page's loader, in the same file. */
export { loadDashboard } from '#features/dashboard/web/dashboard.data.ts'

const CategoriesCard = lazyPart(
  async () => (await import('#features/dashboard/web/categories-card.tsx')).CategoriesCard,
)
const ChildrenStrip = lazyPart(async () => (await import('#features/people/web/children-strip.tsx')).ChildrenStrip)
const MilestonesCard = lazyPart(
  async () => (await import('#features/milestones/web/milestones-card.tsx')).MilestonesCard,
)
const MomentsCard = lazyPart(async () => (await import('#features/activity/web/moments-card.tsx')).MomentsCard)
const PersonalityCard = lazyPart(
  async () => (await import('#features/personality/web/personality-card.tsx')).PersonalityCard,
)

const ThenAndNowCard = lazyWithTexts(
  thenAndNowTexts,
  () => import('#features/then-and-now/web/then-and-now-card.tsx'),
  'ThenAndNowCard',
)

const InviteLink = lazyWithTexts(
  invitationsTexts,
  () => import('#features/invitations/web/invite-link.tsx'),
  'InviteLink',
)

const FirstSteps = lazyWithTexts(firstStepsTexts, () => import('./first-steps.tsx'), 'FirstSteps')

const SecondCopyLine = lazyWithTexts(
  backupsTexts,
  () => import('#features/backups/web/second-copy-line.tsx'),
  'SecondCopyLine',
)

const InvitedCount = lazyWithTexts(
  invitationsTexts,
  () => import('#features/invitations/web/invited-count.tsx'),
  'InvitedCount',
)

/** What a family has before it adds anything. */
const beginnings = new Set(['family_created', 'member_joined'])

const panels = ['photos', 'milestones', 'personality', 'categories'] as const
type Panel = (typeof panels)[number]
export type FamilySearch = OpenPhotoSearch & { tab?: Panel }

/** /families/{id}: the family's cover and this day in other years, then children, photos, milestones, and activity. */
export function FamilyDashboard() {
  const { familyId } = useParams({ strict: false })
  return (
    <RevealGroup key={familyId} skeleton={<DashboardSkeleton />}>
      <MoreTexts of={highlightsTexts}>
        <Dashboard />
      </MoreTexts>
    </RevealGroup>
  )
}

function Dashboard() {
  const { family_id, family } = useFamilyOrLeave()
  const opened = useOpenPhoto()
  const isNarrow = useIsNarrow()
  const highlights = useHighlights(family_id)
  const { data: recent } = useQuery(recentPhotosOptions(family_id))
  const { data: session } = useQuery(sessionOptions)
  const { data: activity } = useQuery(momentsOptions(family_id))
  usePageTitle(family?.name)

  const cover = highlights?.cover
  const canAdd = allows(family, 'photos.add')
  const hasNoPhotos = recent?.photos.length === 0
  const isNew = hasNoPhotos && activity?.activities.every(({ activity_type }) => beginnings.has(activity_type))
  const parts = {
    photos: !hasNoPhotos && <RecentPhotosCard family_id={family_id} />,
    milestones: (
      <Suspense fallback={<RevealPending />}>
        <MilestonesCard family_id={family_id} canEdit={allows(family, 'milestones.edit')} />
      </Suspense>
    ),
    personality: (
      <Suspense fallback={<RevealPending />}>
        <PersonalityCard family_id={family_id} canEdit={allows(family, 'personality.edit')} />
      </Suspense>
    ),
    categories: (
      <Suspense fallback={<RevealPending />}>
        <CategoriesCard family_id={family_id} canEdit={allows(family, 'photos.edit')} />
      </Suspense>
    ),
  }
  const children = family && (
    <Suspense fallback={<RevealPending />}>
      <ChildrenStrip family={family} />
    </Suspense>
  )
  /** On phones, the first photos are above what else there is to add. */
  const isPhotosFirst = isNarrow && !hasNoPhotos && family?.children.length === 0
  const onThisDay = highlights && <OnThisDayCard family_id={family_id} {...highlights} />
  // The last part of the page, so that nothing moves when it appears. The others don't share the network with it.
  const isLate = useDeferredStart()
  const thenAndNow = isLate && <ThenAndNowCard family_id={family_id} />
  const secondCopy = session?.has_backups === false && !hasNoPhotos && <SecondCopyLine family_id={family_id} />
  const moments = (
    <Suspense fallback={<RevealPending />}>
      <MomentsCard family_id={family_id} photoLink={photoLink} />
    </Suspense>
  )

  return (
    <div className="flex flex-col gap-8 sm:gap-14">
      <FamilyCover
        family={family}
        line={
          !hasNoPhotos &&
          family && <NewsLine family={family} since={highlights?.since} otherwise={<TodayLine family={family} />} />
        }
        picture={cover && <CoverPhoto {...cover} year={highlights.year} />}
        ratio={cover ? cover.photo.width / cover.photo.height : undefined}
        beside={!isNew && !isPhotosFirst && children}
        action={
          hasNoPhotos ? (
            <FirstPhotos>{family && canAdd && <FirstSteps family={family} />}</FirstPhotos>
          ) : (
            canAdd && <AddPhotos family_id={family_id} />
          )
        }
        invite={family && !hasNoPhotos && allows(family, 'members.manage') && <InviteLink family={family} />}
        invited={allows(family, 'members.manage') && <InvitedCount family_id={family_id} />}
      />
      {!isNew && (
        <div className="@container mx-auto flex w-full max-w-6xl flex-col gap-10 sm:gap-18">
          {isNarrow ? (
            <>
              {onThisDay}
              {secondCopy}
              {isPhotosFirst && parts.photos}
              {isPhotosFirst && children}
              <PanelTabs parts={isPhotosFirst ? { ...parts, photos: false } : parts} />
              {moments}
              {thenAndNow}
            </>
          ) : (
            <>
              <div className="grid gap-x-14 gap-y-18 @3xl:auto-cols-fr @3xl:grid-flow-col">
                {onThisDay}
                {parts.personality}
              </div>
              {secondCopy}
              {parts.photos}
              {parts.milestones}
              {moments}
              {parts.categories}
              {thenAndNow}
            </>
          )}
        </div>
      )}
      <OpenedPhoto family_id={family_id} photos={recent?.photos ?? []} opened={opened} />
    </div>
  )
}

/** On phones, the panels are tabs (S1). Photos come first, since that's what people open the album for. */
function PanelTabs({ parts }: { parts: Record<Panel, React.ReactNode> }) {
  const t = useText('shell.panels')
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as FamilySearch
  const [first = 'photos', ...others] = panels.filter((id) => parts[id])
  return (
    <Tabs
      label={t('label')}
      value={others.find((panel) => panel === tab) ?? first}
      onChange={(next) =>
        void navigate({
          to: '.',
          search: next === first ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      tabs={[first, ...others].map((id) => ({ id, label: t(id), panel: parts[id] }))}
    />
  )
}
