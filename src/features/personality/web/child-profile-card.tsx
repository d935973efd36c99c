import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Section } from '#web/ui/section.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PersonalityText } from './personality-text.tsx'
import { profileOptions, type Profile } from './personality.data.ts'
import { AnswerRow } from './profile/answer-row.tsx'
import { latestAnswers } from './latest-answers.ts'
import { nextQuestion } from './next-question.ts'
import { TenDots } from './ten-dots.tsx'
import { usePendingRecordings } from './use-pending-recordings.ts'

/** Number of answers shown on the child's page. */
const ANSWERS_SHOWN = 3

type ChildProfileCardProps = { family_id: string; child_id: string }

/** A child's progress, and their latest answers without the one that's quoted above, for the child's page. */
export function ChildProfileCard(props: ChildProfileCardProps) {
  return (
    <PersonalityText>
      <Answers {...props} />
    </PersonalityText>
  )
}

function Answers({ family_id, child_id }: ChildProfileCardProps) {
  const t = useText('personality')
  const query = useQuery(profileOptions(family_id, child_id))
  return (
    <Section title={t('title')}>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')} className="flex flex-col gap-5">
            <Skeleton className="h-2" />
            <Skeleton className="h-32" />
          </div>
        }
        failed={t('card.failed')}
      >
        {(profile) => <Profiled family_id={family_id} profile={profile} />}
      </QueryState>
    </Section>
  )
}

function Profiled({ family_id, profile }: { family_id: string; profile: Profile }) {
  const t = useText('personality')
  const { child, progress, responses, can } = profile
  const onItsWay = usePendingRecordings(child.id)
  const next = nextQuestion(profile, onItsWay)
  const { answers, quoted } = latestAnswers(profile)
  const latest = answers.filter((answer) => answer !== quoted).slice(0, ANSWERS_SHOWN)
  return (
    <div className="flex flex-col gap-4">
      <TenDots progress={progress} />
      <p className="text-ink-soft">{t('answered', { answered: progress.answered, total: progress.total })}</p>
      {latest.length > 0 && (
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {latest.map(({ prompt, response }) => (
            <li key={response.id} className="[&>article]:px-0">
              <AnswerRow
                family_id={family_id}
                child={child}
                prompt={prompt}
                response={response}
                pending={onItsWay.get(prompt.id)}
              />
            </li>
          ))}
        </ol>
      )}
      {(responses.length > 0 || !next || !can.answer) && (
        <Link
          to="/families/$familyId/personality/$childId"
          params={{ familyId: family_id, childId: child.id }}
          className={`self-start ${buttonStyle({ kind: 'quiet' })}`}
        >
          {t('card.allAnswers')}
        </Link>
      )}
    </div>
  )
}
