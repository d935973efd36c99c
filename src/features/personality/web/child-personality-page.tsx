import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useFamily } from '#features/families/web/use-family.ts'
import { isNotFound } from '#web/is-not-found.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChildAnswers } from './profile/child-answers.tsx'
import { PersonalityText } from './personality-text.tsx'
import { profileOptions, type Profile } from './personality.data.ts'
import type { ProfileSearch } from './personality.search.ts'

const Sitting = lazyPart(async () => (await import('./wizard/sitting.tsx')).Sitting)
const YearsPage = lazyPart(async () => (await import('./profile/years-page.tsx')).YearsPage)

/** /families/{id}/personality/{childId}: a child's answers, or a single question with `question`. */
export function ChildPersonalityPage() {
  return (
    <PersonalityText>
      <Loaded />
    </PersonalityText>
  )
}

function Loaded() {
  const t = useText('personality')
  const { family_id } = useFamily()
  const { childId } = useParams({ strict: false }) as { childId: string }
  const query = useQuery(profileOptions(family_id, childId))
  const { data: known, error } = query
  usePageTitle(known && t('profile.title', { name: known.child.first_name }))
  if (isNotFound(error))
    return (
      <EmptyState
        heading="h1"
        print="rain"
        title={t('goneTitle')}
        text={t('goneText')}
        action={
          <Link
            to="/families/$familyId/personality"
            params={{ familyId: family_id }}
            className={buttonStyle({ kind: 'quiet' })}
          >
            {t('profile.back')}
          </Link>
        }
      />
    )
  return (
    <QueryState
      query={query}
      skeleton={<Waiting label={t('title')} />}
      failed={{ heading: 'h1', title: t('failedTitle') }}
    >
      {(profile) => <Page family_id={family_id} profile={profile} />}
    </QueryState>
  )
}

function Page({ family_id, profile }: { family_id: string; profile: Profile }) {
  const t = useText('personality')
  const { question, view, again, step, take } = useSearch({ strict: false }) as ProfileSearch
  if (question === undefined) return <ChildAnswers family_id={family_id} profile={profile} />
  const there = profile.prompts.filter((one) => one.prompt_order === Number(question))
  const prompt = there.find((one) => one.asked)
  // Retired questions can still have answers.
  const throughYears = view === 'years' ? (prompt ?? there[0]) : undefined
  const page = { family_id, profile, prompt }
  return (
    <Suspense fallback={<Waiting label={t('title')} />}>
      {throughYears ? (
        <YearsPage {...page} prompt={throughYears} />
      ) : (
        <Sitting {...page} question={Number(question)} again={again === true} step={step ?? 'camera'} take={take} />
      )}
    </Suspense>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-3 sm:px-6">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-72 rounded-sheet" />
    </div>
  )
}
