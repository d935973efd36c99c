import { Avatar } from '#web/ui/avatar.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { useText } from '#web/text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Profile, ProfilePrompt } from '../personality.data.ts'
import { AskLink } from '../ask-link.tsx'
import { latestAnswers } from '../latest-answers.ts'
import { nextQuestion, progressWith } from '../next-question.ts'
import { TenDots } from '../ten-dots.tsx'
import { useDraftedPrompts } from '../use-drafted-prompts.ts'
import { usePendingRecordings } from '../use-pending-recordings.ts'
import { AnswerRow } from './answer-row.tsx'
import { EarlierYears } from './earlier-years.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ConsentNote } from './consent-note.tsx'

export function ChildAnswers({ family_id, profile }: { family_id: string; profile: Profile }) {
  const t = useText('personality')
  const { child, prompts, responses, can } = profile
  const onItsWay = usePendingRecordings(child.id)
  const progress = progressWith(profile, onItsWay)
  const drafted = useDraftedPrompts(child.id)
  const answers = new Map(responses.map((response) => [response.prompt_id, response]))
  const next = nextQuestion(profile, onItsWay)
  const isBegun = ({ id }: ProfilePrompt) => answers.has(id) || onItsWay.has(id) || drafted.has(id)
  // What isn't saved yet comes first, then the newest recording, with the child's face, and the newest answers.
  const newest = latestAnswers(profile).answers.map(({ prompt }) => prompt)
  const recorded = newest.find(({ id }) => answers.get(id)?.video_url)
  const begun = [
    ...prompts.filter((prompt) => isBegun(prompt) && !answers.has(prompt.id)),
    ...(recorded ? [recorded] : []),
    ...newest.filter((prompt) => prompt !== recorded),
  ]
  const left = prompts.filter((prompt) => !isBegun(prompt))
  const rowOf = (prompt: ProfilePrompt) => {
    const response = answers.get(prompt.id)
    return (
      <AnswerRow
        family_id={family_id}
        child={child}
        prompt={prompt}
        response={response}
        pending={onItsWay.get(prompt.id)}
        isDrafted={drafted.has(prompt.id)}
        isLeading={prompt === recorded}
        below={response?.video_url && prompt.answers > 1 && <EarlierYears family_id={family_id} latest={response} />}
      />
    )
  }
  return (
    <>
      <BackLink to="/families/$familyId/personality" params={{ familyId: family_id }}>
        {t('profile.back')}
      </BackLink>
      <div className="lg:mt-4 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-12">
        <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-5 sm:mb-8 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:flex-col lg:items-start">
          <Avatar name={child.first_name} src={child.avatar_url} size="portrait" />
          <div className="flex min-w-0 flex-1 basis-52 flex-col gap-3 lg:w-full lg:basis-auto">
            <PageHeading className="font-serif text-2xl font-semibold tracking-tight break-words sm:text-3xl">
              {t('profile.title', { name: child.first_name })}
            </PageHeading>
            <p className="text-ink-soft">{t('answered', { answered: progress.answered, total: progress.total })}</p>
            <TenDots progress={progress} />
          </div>
          <div className="flex w-full flex-wrap items-center gap-2.5 lg:flex-col lg:items-stretch">
            {can.answer &&
              (next ? (
                <AskLink {...{ family_id, profile, next }} />
              ) : (
                <p className="text-ink-soft">{t('profile.all', { name: child.first_name })}</p>
              ))}
            {can.manage && responses.length > 0 && <ExportDialog family_id={family_id} child={child} />}
          </div>
        </header>
        <div>
          <h2 className="sr-only">{t('profile.list')}</h2>
          {begun.length > 0 && (
            <ol className="mb-8 flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-card grid-cols-1 lg:grid xl:grid-flow-row-dense xl:grid-cols-2 lg:gap-4 lg:divide-y-0 lg:overflow-visible lg:border-0 lg:bg-transparent">
              {begun.map((prompt) => (
                <li
                  key={prompt.id}
                  className="lg:@container lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-card xl:has-[video,img]:col-span-2"
                >
                  {rowOf(prompt)}
                </li>
              ))}
            </ol>
          )}
          {left.length > 0 && (
            <>
              <h2 className="mb-3 font-serif text-xl font-semibold">{t('profile.unanswered')}</h2>
              <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
                {left.map((prompt) => (
                  <li key={prompt.id}>{rowOf(prompt)}</li>
                ))}
              </ol>
            </>
          )}
          <ConsentNote family_id={family_id} profile={profile} />
        </div>
      </div>
    </>
  )
}
