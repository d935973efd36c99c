import { Link, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SLOTS } from '../../personality.rules.ts'
import type { Camera } from '../capture/use-camera.ts'
import type { PersonalityResponse, Profile, ProfilePrompt } from '../personality.data.ts'
import type { ProfileSearch } from '../personality.search.ts'
import { answeredPrompts, progressWith } from '../next-question.ts'
import { usePromptText } from '../use-prompt-text.ts'
import { ConsentNote } from '../profile/consent-note.tsx'
import { usePendingRecordings } from '../use-pending-recordings.ts'
import { AnswerForm } from './answer-form.tsx'
import { EditText } from './edit-text.tsx'
import { LastAnswer } from './last-answer.tsx'
import { LatestAnswer } from './latest-answer.tsx'
import { QuestionSteps } from './question-steps.tsx'

let hasShownOne = false

type QuestionPageProps = {
  family_id: string
  profile: Profile
  prompt: ProfilePrompt | undefined
  again: boolean
  step: 'camera' | 'words'
  /** The take whose recording was just saved, so that its text can still be added. */
  take: string | undefined
  camera: Camera
}

/** A full-screen stage with one question: the camera, then the words. */
export function QuestionPage({ family_id, profile, prompt: asksNow, again, step, take, camera }: QuestionPageProps) {
  const t = useText('personality.wizard')
  const answers = useText('personality.profile')
  const progress = useText('personality')
  const words = usePromptText()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Moving between questions doesn't change the route, so focus moves to the heading as on a new page.
    if (hasShownOne) heading.current?.focus()
    hasShownOne = true
  }, [])
  // An answer in progress continues even if another member answers or replaces the question.
  const [begun, setBegun] = useState<ProfilePrompt>()
  const [changing, setChanging] = useState<PersonalityResponse>()
  const prompt = begun ?? asksNow
  const { child, responses, can } = profile
  const asked = profile.prompts.filter((one) => one.asked)
  const at = asked.findIndex((one) => one.prompt_order === prompt?.prompt_order)
  const [before, after] = [asked[at - 1], asked[at + 1]]
  const response = responses.find((one) => one.prompt_id === prompt?.id)
  const recordedTake = response?.take === take && response?.response_text ? undefined : take
  const queued = usePendingRecordings(child.id)
  const pending = prompt && queued.get(prompt.id)
  // A recording leaves the queue before the profile shows it.
  const onItsWay = new Map<string, unknown>([
    ...queued,
    ...(prompt && recordedTake ? [[prompt.id, true] as const] : []),
  ])
  const { answered, total } = progressWith(profile, onItsWay)
  const here = { familyId: family_id, childId: child.id }

  const searchOf = (next: ProfilePrompt | undefined, isAgain = again): ProfileSearch =>
    next ? { question: next.prompt_order, ...(isAgain && { again: true }) } : {}
  const go = (search: ProfileSearch, replace = false) =>
    void navigate({ to: '/families/$familyId/personality/$childId', params: here, search: search, replace })
  const isDone = ({ id }: ProfilePrompt) =>
    id === prompt?.id || onItsWay.has(id) || responses.some((given) => given.prompt_id === id)
  const open = asked.filter((one) => !isDone(one))
  // A birthday round asks every question; otherwise unanswered ones come first.
  const next = again ? after : (open.find((one) => one.prompt_order > (prompt?.prompt_order ?? 0)) ?? open[0])

  const isBegun = again || begun !== undefined || recordedTake !== undefined
  const isAnswering = can.answer && !(response && !isBegun)
  const isRecordable = isAnswering && !(pending && !isBegun) && profile.consent.state !== 'withdrawn'
  const turnOffUnseen = useEffectEvent(() => {
    if (!isRecordable) camera.close()
  })
  // Not while an answer is being saved, after which the next question is recorded.
  useEffect(() => turnOffUnseen(), [])
  return (
    <div className="group/stage mx-auto flex min-h-dvh max-w-3xl flex-col gap-4 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="shrink-0 font-semibold text-ink-soft tabular-nums">
          {prompt &&
            at >= 0 &&
            (prompt.prompt_order > SLOTS
              ? t('extra')
              : again
                ? t('title', { number: at + 1, total })
                : progress('answered', { answered, total }))}
        </p>
        <div className="min-w-0 flex-1 max-narrow:invisible">
          <QuestionSteps profile={profile} answered={answeredPrompts(profile, onItsWay)} current={prompt} />
        </div>
        <Link
          to="/families/$familyId/personality/$childId"
          params={here}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink-soft hover:text-ink"
        >
          <X aria-hidden size={20} />
          <span className="max-narrow:sr-only">{t('leave')}</span>
        </Link>
      </div>
      <div className="flex flex-col items-center gap-2 text-center">
        <p className="font-serif text-xl text-plum">{child.first_name}</p>
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames(
            'scroll-mt-24 font-serif font-semibold tracking-tight break-words outline-none sm:text-4xl',
            recordedTake ? 'text-2xl' : 'text-3xl',
          )}
        >
          {prompt ? words(prompt) : t('unknown')}
        </h1>
        {again && response && isAnswering && <LastAnswer response={response} />}
      </div>
      {!prompt ? null : pending && !isBegun ? (
        <p role="status" className="rounded-card bg-plum-wash p-5">
          {answers(pending.state === 'paused' ? 'held' : 'onItsWay')}
        </p>
      ) : profile.consent.state === 'withdrawn' ? (
        <ConsentNote family_id={family_id} profile={profile} />
      ) : changing ? (
        <EditText family_id={family_id} response={changing} onDone={() => setChanging(undefined)} />
      ) : response && !isBegun ? (
        <LatestAnswer
          family_id={family_id}
          child={child}
          prompt={prompt}
          response={response}
          onChange={() => setChanging(response)}
          onAgain={() => go(searchOf(prompt, true))}
        />
      ) : can.answer ? (
        <AnswerForm
          family_id={family_id}
          profile={profile}
          prompt={prompt}
          step={step}
          recordedTake={recordedTake}
          camera={camera}
          onStep={(chosen) => go({ ...searchOf(prompt), ...(chosen === 'words' && { step: chosen }) })}
          onRecorded={(saved) => go({ ...searchOf(prompt), take: saved }, true)}
          isLast={!next}
          onBegin={() => setBegun(prompt)}
          onSaved={() => go(searchOf(next))}
          onDone={() => go({})}
        />
      ) : (
        <p className="text-ink-soft">{t('viewerNothing')}</p>
      )}
      {/* Not beside "Keep it", where it would be unclear what becomes of the recording. */}
      {!recordedTake && (
        <nav
          aria-label={t('next')}
          className="-mx-4 mt-auto flex items-center justify-between gap-3 group-has-[[data-taking]]/stage:invisible"
        >
          {before ? (
            <button type="button" className={buttonStyle({ kind: 'plain' })} onClick={() => go(searchOf(before))}>
              {t('back')}
            </button>
          ) : (
            <span />
          )}
          <button type="button" className={buttonStyle({ kind: 'plain' })} onClick={() => go(searchOf(after))}>
            {after ? t(response && !again ? 'next' : 'skip') : t('done')}
          </button>
        </nav>
      )}
    </div>
  )
}
