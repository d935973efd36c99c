import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PersonDetail } from '#features/people/people.contract.ts'
import { growingUpTexts } from '#features/growing-up/web/growing-up.texts.ts'
import { lettersTexts } from '#features/capsules/web/letters.texts.ts'
import { isTheirs } from '#features/people/web/is-theirs.ts'
import { PersonCover } from '#features/people/web/person-cover.tsx'
import { PersonRelatives } from '#features/people/web/person-relatives.tsx'
import { fullName } from '#shared/full-name.ts'
import { ChildrenText } from '#features/people/web/children-text.tsx'
import { personOptions } from '#features/people/web/people.data.ts'
import { PhotoYears } from '#features/people/web/photo-years.tsx'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { MilestoneList } from '#features/milestones/web/milestone-list.tsx'
import { MilestonesText } from '#features/milestones/web/milestones-text.tsx'
import { filmsTexts } from '#features/films/web/films.texts.ts'
import { thenAndNowTexts } from '#features/then-and-now/web/then-and-now.texts.ts'
import { YEARS_MIN, yearPhotosOptions } from '#features/then-and-now/web/then-and-now.data.ts'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { PersonPhotos } from '#features/gallery/web/person-photos.tsx'
import { OpenedPhoto } from '#features/viewer/web/opened-photo.tsx'
import { useOpenPhoto } from '#features/viewer/web/use-open-photo.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { personPhotosOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { blurOf } from '#web/blur.ts'
import { isNotFound } from '#web/is-not-found.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PersonPhotoDialog } from './person-photo-dialog.tsx'
import { PersonTold } from './person-told.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RevealPending, useRevealPending } from '#web/ui/reveal-group.tsx'

const ChildProfileCard = lazyPart(
  async () => (await import('#features/personality/web/child-profile-card.tsx')).ChildProfileCard,
)
const RecentQuote = lazyPart(async () => (await import('#features/personality/web/recent-quote.tsx')).RecentQuote)
const PersonFaces = lazyWithTexts(visionTexts, () => import('#features/vision/web/person-faces.tsx'), 'PersonFaces')
const FilmLink = lazyWithTexts(filmsTexts, () => import('#features/films/web/film-link.tsx'), 'FilmLink')
const GrowthStrip = lazyWithTexts(
  thenAndNowTexts,
  () => import('#features/then-and-now/web/growth-strip.tsx'),
  'GrowthStrip',
)
const GrowingUpCard = lazyWithTexts(
  growingUpTexts,
  () => import('#features/growing-up/web/growing-up-card.tsx'),
  'GrowingUpCard',
)
const PersonLetters = lazyWithTexts(
  lettersTexts,
  () => import('#features/capsules/web/person-letters.tsx'),
  'PersonLetters',
)
const SameAgeCard = lazyWithTexts(
  thenAndNowTexts,
  () => import('#features/then-and-now/web/same-age-card.tsx'),
  'SameAgeCard',
)
const MilestoneForm = lazyPart(async () => (await import('#features/milestones/web/milestone-form.tsx')).MilestoneForm)

/** /families/{id}/people/{personId}: a person's page. Children have milestones and answers. */
export function PersonPage() {
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
  const { personId } = useParams({ strict: false }) as { personId: string }
  const query = useQuery(personOptions(family_id, personId))
  const { data, error } = query
  usePageTitle(data && fullName(data))
  if (isNotFound(error)) return <Gone />
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label={t('peopleTitle')} className="flex flex-col gap-6">
          <Skeleton className="h-96 rounded-sheet" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      }
      failed={{ heading: 'h1', title: t('page.failedTitle') }}
    >
      {(person) => (
        <Pages person={person} canEdit={allows(family, 'people.edit')} canWrite={allows(family, 'photos.add')} />
      )}
    </QueryState>
  )
}

/** Others would lose too much of what they show. */
const [COVER_RATIO_MIN, COVER_RATIO_MAX] = [1, 2]

type PagesProps = { person: PersonDetail; canEdit: boolean; canWrite: boolean }

function Pages({ person, canEdit, canWrite }: PagesProps) {
  const t = useText('children')
  const m = useText('milestones')
  const titles = useText('shell.titles')
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const { family_id } = person
  const { data: session } = useQuery(sessionOptions)
  const isChild = person.kind === 'child'
  const isYou = person.user_id !== null && person.user_id === session?.user?.id
  const opened = useOpenPhoto()
  const { data, isPending } = useQuery(personPhotosOptions(family_id, person.id))
  const wide =
    data?.photos.filter(
      ({ width, height }) => width >= height * COVER_RATIO_MIN && width <= height * COVER_RATIO_MAX,
    ) ?? []
  const cover = wide.find(({ is_favorite }) => is_favorite) ?? wide[0]
  const years = useQuery(yearPhotosOptions({ family_id, person_id: person.id }))
  useRevealPending(isPending || years.isPending)
  const inRow = years.data?.photos.length ?? 0
  // The row has a link for a film, whose form offers the other photos too.
  const hasYears = inRow >= YEARS_MIN
  const isOnlyPhoto = !isChild && cover !== undefined && person.counts.photos === 1
  const showsAll = isOnlyPhoto || (hasYears && inRow === person.counts.photos)
  const leave = () =>
    void navigate({ to: '/families/$familyId/people', params: { familyId: family_id }, replace: true })
  return (
    <div className="flex flex-col gap-10 sm:gap-16">
      <PersonCover
        person={person}
        picture={cover && (isOnlyPhoto ? <CoverLink photo={cover} /> : <CoverPicture photo={cover} />)}
        ratio={cover && cover.width / cover.height}
        back={
          <BackLink to="/families/$familyId/people" params={{ familyId: family_id }}>
            {titles('people')}
          </BackLink>
        }
        below={
          isChild ? (
            <Suspense fallback={<RevealPending />}>
              <RecentQuote family_id={family_id} child_id={person.id} />
            </Suspense>
          ) : (
            <>
              {person.told && <PersonTold family_id={family_id} told={person.told} />}
              <PersonRelatives person={person} />
            </>
          )
        }
        canEdit={canEdit && !isTheirs(person, session?.user?.id)}
        onRemoved={leave}
      />
      <GrowthStrip
        person={person}
        film={
          <Suspense>
            <FilmLink family_id={family_id} of={{ person: person.id, years: true }} />
          </Suspense>
        }
      />
      {!showsAll && (
        <Section
          title={t('page.photos', { name: person.first_name })}
          action={
            person.counts.photos > 0 &&
            !hasYears && (
              <Suspense>
                <FilmLink family_id={family_id} of={{ person: person.id }} />
              </Suspense>
            )
          }
        >
          <PersonPhotos
            opened={opened}
            family_id={family_id}
            person_id={person.id}
            empty={
              <p className="py-4 text-center">
                <span className="block font-serif text-lg font-semibold">{t('page.noPhotos')}</span>
                {canEdit && (
                  <span className="text-ink-soft">{t('page.noPhotosText', { name: person.first_name })}</span>
                )}
              </p>
            }
            allLabel={(count) => t('page.viewPhotos', { count })}
          />
        </Section>
      )}
      <div className="flex flex-col gap-10 sm:gap-16 lg:flex-row lg:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-10 empty:hidden max-lg:w-full sm:gap-16">
          {isChild && (
            <Suspense fallback={<RevealPending />}>
              <ChildProfileCard family_id={family_id} child_id={person.id} />
            </Suspense>
          )}
          {!isChild && <SameAgeCard person={person} />}
          {canEdit && session?.has_vision && <PersonFaces person={person} />}
          {isChild && (
            <Section
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
                child_id={person.id}
                ofChild
                canEdit={canEdit}
                empty={<p className="py-4 text-ink-soft">{m('emptyChild', { name: person.first_name })}</p>}
              />
            </Section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-10 empty:hidden max-lg:w-full sm:gap-16 lg:w-96 lg:[:empty+&]:w-full">
          {isChild && <PersonRelatives person={person} inCard />}
          {isChild && <SameAgeCard person={person} />}
          {isChild && (canEdit || isYou) && <GrowingUpCard person={person} isYou={isYou} />}
          {canWrite && person.kind !== 'pet' && <PersonLetters person={person} />}
          {person.photo_years.length > 0 && !showsAll && (
            <Section title={t('page.years')} subtitle={t('page.yearsText')}>
              <PhotoYears years={person.photo_years} />
            </Section>
          )}
        </div>
      </div>
      <Suspense>
        {isAdding && <MilestoneForm family_id={family_id} child_id={person.id} onClose={() => setIsAdding(false)} />}
      </Suspense>
      <OpenedPhoto family_id={family_id} photos={data?.photos ?? []} opened={opened} />
      <PersonPhotoDialog />
    </div>
  )
}

function CoverLink({ photo }: { photo: PhotoListed }) {
  const alt = useAltText()
  return (
    <Link {...photoLink(photo.id)} data-photo={photo.id} aria-label={alt(photo)} className="block size-full">
      <CoverPicture photo={photo} />
    </Link>
  )
}

/** Without a description, since it's among their photos below. */
function CoverPicture({ photo }: { photo: PhotoListed }) {
  return (
    <img
      src={photo.large_url}
      alt=""
      fetchPriority="high"
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="size-full bg-sunk bg-cover object-cover object-[25%_35%]"
    />
  )
}

function Gone() {
  const t = useText('children.page')
  const { family_id } = useFamily()
  return (
    <EmptyState
      heading="h1"
      print="rain"
      title={t('goneTitle')}
      text={t('goneText')}
      action={
        <Link
          to="/families/$familyId/people"
          params={{ familyId: family_id }}
          className={buttonStyle({ kind: 'quiet' })}
        >
          {t('toPeople')}
        </Link>
      }
    />
  )
}
