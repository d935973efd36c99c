import { Link } from '@tanstack/react-router'
import { Lock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UploadItem } from '#features/uploads/web/upload-queue.ts'
import { DOT } from '#shared/dot.ts'
import { bindShortWords } from '#web/bind-short-words.ts'
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
  /** Without a sidebar, its recording is as wide as the page. */
  isLeading?: boolean
  below?: ReactNode
}

/** A question with its latest answer. Links to the question, or to its answers over the years if it's retired. */
export function AnswerRow(props: AnswerRowProps) {
  const { family_id, child, prompt, response, pending, isDrafted = false, isLeading = false, below } = props
  const t = useText('personality.profile')
  const words = usePromptText()
  return (
    <article className="relative flex h-full flex-col print:break-inside-avoid px-5 py-4 transition-colors hover:bg-sunk/60 sm:px-6 @xs:py-6">
      <div
        className={classNames(
          'flex flex-1 gap-4 max-narrow:flex-col max-narrow:gap-2 @xl:gap-8',
          response?.video_url && 'items-start @xl:items-center',
          isLeading && 'max-lg:flex-col',
        )}
      >
        <div className="flex min-w-0 flex-1 flex-col">
          <h3
            className={classNames(
              'leading-snug break-words',
              !response ? 'font-semibold' : response.response_text ? 'text-ink-soft' : 'font-serif text-lg/6',
            )}
          >
            {prompt.asked ? (
              <Link
                to="/families/$familyId/personality/$childId"
                params={{ familyId: family_id, childId: child.id }}
                search={{ question: prompt.prompt_order }}
                state={{ playsAnswer: !!response?.video_url }}
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
          {response && <Said response={response} isLeading={isLeading} />}
        </div>
        {response?.video_url && (
          <div
            className={classNames(
              'w-24 sm:w-28 @xl:order-first @xl:w-64 @2xl:w-80',
              isLeading && 'max-lg:order-first max-lg:w-full max-lg:max-w-lg',
            )}
          >
            <Frame
              src={response.video_url}
              poster={response.poster_url}
              play={isLeading ? 'lg:not-@xl:hidden' : 'max-lg:hidden not-@xl:hidden'}
            />
          </div>
        )}
      </div>
      {below}
    </article>
  )
}

/** Longer answers have smaller letters. */
const LONG = 240

function Said({ response, isLeading }: { response: PersonalityResponse; isLeading: boolean }) {
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
        <p
          className={classNames(
            'mt-1 font-serif leading-snug break-words whitespace-pre-line print:line-clamp-none',
            response_text.length > LONG ? 'line-clamp-8 text-lg' : 'line-clamp-6 text-xl @xl:text-2xl',
          )}
        >
          {bindShortWords(response_text)}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-2 pt-1 text-sm text-ink-soft">
        {video_duration !== null && (
          <Play
            aria-hidden
            size={14}
            fill="currentColor"
            className={classNames('text-ember max-narrow:hidden @xl:hidden', isLeading && 'max-lg:hidden')}
          />
        )}
        <span className="block first-letter:uppercase">{facts.join(DOT)}</span>
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

type FrameProps = {
  src: string
  poster: string | null
  /** Where it has a sign that it can be played. */ play?: string
}

/** A frame of a recording. The link around it plays it. */
export function Frame({ play, ...video }: FrameProps) {
  return (
    <span className="pointer-events-none relative block aspect-4/3 w-full shrink-0 overflow-hidden rounded-control bg-sunk">
      <AnswerFrame {...video} />
      {play && (
        // A small face would be half covered. There, the facts have it.
        <span
          className={classNames(
            'absolute bottom-3 left-3 grid size-12 place-items-center rounded-full bg-scrim text-page',
            play,
          )}
        >
          <Play aria-hidden size={24} fill="currentColor" />
        </span>
      )}
    </span>
  )
}
