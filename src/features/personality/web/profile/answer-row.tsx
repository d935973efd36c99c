import { Link } from '@tanstack/react-router'
import { Lock, Play } from 'lucide-react'
import type { UploadItem } from '#features/uploads/web/upload-queue.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { PersonalityResponse, Profile, ProfilePrompt } from '../personality.data.ts'
import { AnswerFrame } from '../answer-video.tsx'
import { usePromptText } from '../use-prompt-text.ts'

type AnswerRowProps = {
  family_id: string
  child: Profile['child']
  prompt: ProfilePrompt
  response: PersonalityResponse | undefined
  pending: UploadItem | undefined
  /** Whether this browser has a recording that isn't saved yet. */
  isDrafted?: boolean
}

/** A question with its latest answer. Links to the question, or to its answers over the years if it's retired. */
export function AnswerRow({ family_id, child, prompt, response, pending, isDrafted = false }: AnswerRowProps) {
  const t = useText('personality.profile')
  const words = usePromptText()
  return (
    <article className="relative flex items-start gap-4 px-5 max-narrow:flex-col max-narrow:gap-2 py-4 transition-colors hover:bg-sunk/60 sm:px-6">
      <div className="min-w-0 flex-1">
        <h3
          className={classNames('leading-snug text-balance break-words', response ? 'text-ink-soft' : 'font-semibold')}
        >
          {prompt.asked ? (
            <Link
              to="/families/$familyId/personality/$childId"
              params={{ familyId: family_id, childId: child.id }}
              search={{ question: prompt.prompt_order }}
              className="after:absolute after:inset-0"
            >
              {words(prompt)}
            </Link>
          ) : (
            words(prompt)
          )}
        </h3>
        {!prompt.asked && <p className="text-sm text-ink-soft">{t('former')}</p>}
        {pending && <p className="text-plum">{t(pending.state === 'paused' ? 'held' : 'onItsWay')}</p>}
        {isDrafted && !pending && <p className="text-plum">{t('unsaved')}</p>}
        {response ? (
          <Said response={response} />
        ) : (
          !pending && !isDrafted && <p className="mt-0.5 text-ink-soft">{t('unanswered')}</p>
        )}
      </div>
      {response?.video_url && <Frame src={response.video_url} poster={response.poster_url} />}
    </article>
  )
}

function Said({ response }: { response: PersonalityResponse }) {
  const t = useText('personality.profile')
  const format = useFormat()
  const { response_text, video_duration, age, audience } = response
  const facts = [
    t('atAge', { age: Math.max(0, age) }),
    video_duration !== null && t('video', { duration: format.duration(video_duration) }),
  ].filter((fact) => fact !== false)
  return (
    <>
      {response_text && (
        <p className="mt-1 line-clamp-6 font-serif text-xl leading-snug break-words whitespace-pre-line">
          {response_text}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span className="block first-letter:uppercase">{facts.join(' · ')}</span>
        {audience === 'private' && (
          <span className="inline-flex items-center gap-1">
            <Lock aria-hidden size={14} />
            {t('private')}
          </span>
        )}
      </p>
    </>
  )
}

function Frame(video: { src: string; poster: string | null }) {
  return (
    <span className="pointer-events-none relative aspect-4/3 w-24 shrink-0 overflow-hidden rounded-control bg-sunk sm:w-28">
      <AnswerFrame {...video} />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-9 place-items-center rounded-full bg-scrim text-page">
          <Play aria-hidden size={18} fill="currentColor" />
        </span>
      </span>
    </span>
  )
}
