import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { fullName } from '#shared/full-name.ts'
import { DOT } from '#shared/dot.ts'
import { bindShortWords } from '#web/bind-short-words.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { ChildListed } from '../personality.contract.ts'
import { AnswerFrame } from './answer-video.tsx'
import { AskLink } from './ask-link.tsx'
import { latestAnswers } from './latest-answers.ts'
import { nextQuestion } from './next-question.ts'
import { profileOptions, type Profile } from './personality.data.ts'
import { TenDots } from './ten-dots.tsx'
import { usePendingRecordings } from './use-pending-recordings.ts'
import { usePromptText } from './use-prompt-text.ts'

/** A child's progress, what they said last, and the next question. */
export function ChildProgressCard({ family_id, child }: { family_id: string; child: ChildListed }) {
  const t = useText('personality')
  const { answered, total } = child.progress
  const { data: profile, isPending } = useQuery(profileOptions(family_id, child.id))
  // Its height depends on what the child said.
  useRevealPending(isPending)
  return (
    <article className="relative row-span-3 grid grid-cols-1 grid-rows-subgrid gap-5 rounded-card border border-line bg-card p-5 transition-colors hover:border-outline sm:p-6">
      <div className="flex items-center gap-4 max-narrow:flex-col max-narrow:items-stretch sm:gap-6">
        <Avatar name={fullName(child)} src={child.avatar_url} size="portrait" />
        <div className="flex min-w-0 flex-1 flex-col gap-2.5">
          <h2 className="font-serif text-2xl leading-tight font-semibold break-words">
            <Link
              to="/families/$familyId/personality/$childId"
              params={{ familyId: family_id, childId: child.id }}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {child.first_name}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{t('answered', { answered, total })}</p>
          <TenDots progress={child.progress} />
        </div>
      </div>
      {profile && <Questions family_id={family_id} profile={profile} />}
    </article>
  )
}

function Questions({ family_id, profile }: { family_id: string; profile: Profile }) {
  const t = useText('personality')
  const format = useFormat()
  const words = usePromptText()
  const [latest] = latestAnswers(profile).answers
  const next = nextQuestion(profile, usePendingRecordings(profile.child.id))
  return (
    <>
      {latest && (
        <div className="flex items-center gap-4 max-narrow:flex-col max-narrow:items-start sm:gap-6 sm:py-3">
          {latest.response.video_url && (
            <Link
              to="/families/$familyId/personality/$childId"
              params={{ familyId: family_id, childId: profile.child.id }}
              search={{ question: latest.prompt.prompt_order }}
              state={{ playsAnswer: true }}
              aria-label={t('profile.play')}
              className="relative z-1 aspect-square w-20 shrink-0 overflow-hidden rounded-control bg-sunk sm:w-36"
            >
              <AnswerFrame src={latest.response.video_url} poster={latest.response.poster_url} />
              <span className="absolute bottom-1.5 left-1.5 grid size-7 place-items-center rounded-full bg-scrim text-page sm:size-11">
                <Play aria-hidden size={16} fill="currentColor" className="sm:scale-125" />
              </span>
            </Link>
          )}
          <div className="min-w-0">
            {latest.response.response_text ? (
              <q className="mb-1 line-clamp-3 font-serif text-lg leading-snug break-words sm:text-2xl">
                {bindShortWords(latest.response.response_text)}
              </q>
            ) : (
              <p className="mb-1 font-serif text-lg leading-snug break-words">{words(latest.prompt)}</p>
            )}
            <p className="text-sm text-pretty text-ink-soft first-letter:uppercase">
              {[
                t('profile.atAge', { age: Math.max(0, latest.response.age) }),
                latest.response.response_text
                  ? words(latest.prompt)
                  : t('profile.video', { duration: format.duration(latest.response.video_duration ?? 0) }),
              ].join(DOT)}
            </p>
          </div>
        </div>
      )}
      {next && profile.can.answer && (
        <div className="row-start-3 flex flex-col items-start border-t border-line pt-5">
          <p className="text-sm text-ink-soft">{t(latest ? 'wizard.next' : 'profile.first')}</p>
          <p className="mt-1 mb-4 flex-1 font-serif text-xl leading-snug font-semibold break-words">{words(next)}</p>
          <AskLink {...{ family_id, profile, next }} kind="quiet" />
        </div>
      )}
    </>
  )
}
