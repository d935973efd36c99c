import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { AskLink } from './ask-link.tsx'
import { latestAnswers, type Answer } from './latest-answers.ts'
import { nextQuestion } from './next-question.ts'
import { PersonalityText } from './personality-text.tsx'
import { profileOptions } from './personality.data.ts'
import { usePendingRecordings } from './use-pending-recordings.ts'
import { usePromptText } from './use-prompt-text.ts'

type RecentQuoteProps = { family_id: string; child_id: string }

/** What a child said last, on their page, and their next question. */
export function RecentQuote(props: RecentQuoteProps) {
  return (
    <PersonalityText>
      <Loaded {...props} />
    </PersonalityText>
  )
}

function Loaded({ family_id, child_id }: RecentQuoteProps) {
  const { data: profile, isPending } = useQuery(profileOptions(family_id, child_id))
  const onItsWay = usePendingRecordings(child_id)
  useRevealPending(isPending)
  if (!profile) return null
  const { quoted } = latestAnswers(profile)
  const next = profile.can.answer && nextQuestion(profile, onItsWay)
  return (
    <div className="flex flex-col items-start gap-5 empty:hidden">
      {quoted && <QuotedAnswer family_id={family_id} child_id={child_id} {...quoted} />}
      {next && <AskLink {...{ family_id, profile, next }} />}
    </div>
  )
}

function QuotedAnswer({ family_id, child_id, prompt, response }: RecentQuoteProps & Answer) {
  const t = useText('personality.profile')
  const words = usePromptText()
  return (
    <Link
      to="/families/$familyId/personality/$childId"
      params={{ familyId: family_id, childId: child_id }}
      search={prompt.asked ? { question: prompt.prompt_order } : {}}
      className="group block rounded-control"
    >
      <Quote
        text={response.response_text}
        about={[t('atAge', { age: Math.max(0, response.age) }), words(prompt)].join(DOT)}
      />
    </Link>
  )
}
