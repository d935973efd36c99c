import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BackLink } from '#web/ui/back-link.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { AnswerVideo } from '../answer-video.tsx'
import { yearsOptions, type PersonalityResponse, type Profile, type ProfilePrompt } from '../personality.data.ts'
import { usePromptText } from '../use-prompt-text.ts'

type YearsPageProps = { family_id: string; profile: Profile; prompt: ProfilePrompt }

/** The answers to one question over the years, side by side. */
export function YearsPage({ family_id, profile, prompt }: YearsPageProps) {
  const t = useText('personality.years')
  const words = usePromptText()
  const isNarrow = useIsNarrow()
  const { child } = profile
  const query = useQuery(yearsOptions(family_id, child.id, prompt.id))
  const list = useRef<HTMLOListElement>(null)
  const [playing, setPlaying] = useState<number>()
  const videos = () => [...(list.current?.querySelectorAll('video') ?? [])]

  function playFrom(index: number) {
    const video = videos()[index]
    setPlaying(video ? index : undefined)
    if (!video) return
    video.currentTime = 0
    video.scrollIntoView({ block: 'nearest', inline: 'center' })
    void video.play().catch(() => setPlaying(undefined))
  }

  function stop() {
    for (const video of videos()) video.pause()
    setPlaying(undefined)
  }

  const playButton =
    query.data &&
    query.data.filter((response) => response.video_url).length > 1 &&
    (playing === undefined ? (
      <Button kind="quiet" onClick={() => playFrom(0)}>
        <Play aria-hidden size={18} />
        {t('playAll')}
      </Button>
    ) : (
      <Button kind="quiet" onClick={stop}>
        <Square aria-hidden size={18} />
        {t('stopAll')}
      </Button>
    ))

  return (
    <>
      <BackLink
        to="/families/$familyId/personality/$childId"
        params={{ familyId: family_id, childId: child.id }}
        search={{ question: prompt.prompt_order }}
      >
        {t('back')}
      </BackLink>
      <PageHeader
        long
        title={words(prompt)}
        subtitle={t('subtitle', { name: child.first_name })}
        actions={!isNarrow && playButton}
      />
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {[0, 1].map((index) => (
              <Skeleton key={index} className="h-72 rounded-card" />
            ))}
          </div>
        }
      >
        {(data) => (
          <>
            {data.length < 2 && <p className="mb-5 text-ink-soft">{t(data.length ? 'one' : 'none')}</p>}
            <ol ref={list} onEnded={() => playing !== undefined && playFrom(playing + 1)} className={years}>
              {data.map((response) => (
                <Year key={response.id} response={response} />
              ))}
            </ol>
            {/* The bar above the page would have only its icon. */}
            {isNarrow && playButton && <div className="mt-2 flex *:grow">{playButton}</div>}
          </>
        )}
      </QueryState>
    </>
  )
}

/** On phones, a row that scrolls sideways, where the next year is seen to follow. */
const years = classNames(
  'grid gap-5 sm:grid-cols-2 lg:grid-cols-3',
  'max-sm:-mx-(--page-edge) max-sm:flex max-sm:snap-x max-sm:scroll-px-(--page-edge) max-sm:gap-3 max-sm:overflow-x-auto',
  'max-sm:px-(--page-edge) max-sm:pb-3 max-sm:*:w-[min(80%,22rem)] max-sm:*:shrink-0 max-sm:*:snap-start max-sm:*:only:w-full',
)

function Year({ response }: { response: PersonalityResponse }) {
  const t = useText('personality.profile')
  const format = useFormat()
  const place = useRef<HTMLLIElement>(null)
  const anchor = `answer-${response.id}`
  // Codes in printed books link to a single answer.
  const isLookedFor = useLocation({ select: ({ hash }) => hash === anchor })
  useEffect(() => {
    if (isLookedFor) place.current?.scrollIntoView({ block: 'center' })
  }, [isLookedFor])
  return (
    <li
      ref={place}
      id={anchor}
      data-looked-for={isLookedFor || undefined}
      className="flex data-looked-for:border-ember data-looked-for:ring-1 data-looked-for:ring-ember flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      {response.video_url && (
        <AnswerVideo src={response.video_url} poster={response.poster_url} duration={response.video_duration} />
      )}
      <h2 className="font-serif text-xl font-semibold first-letter:uppercase">
        {t('atAge', { age: Math.max(0, response.age) })}
      </h2>
      {response.response_text && (
        <p className="font-serif text-lg leading-snug break-words whitespace-pre-line">{response.response_text}</p>
      )}
      <p className="mt-auto text-sm text-ink-soft">{format.longDate(response.answered_at)}</p>
    </li>
  )
}
