import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { compareTimes } from '#shared/compare-times.ts'
import { useText } from '#web/text.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { PersonalityText } from './personality-text.tsx'
import { profileOptions } from './personality.data.ts'
import { usePromptText } from './use-prompt-text.ts'

type RecentQuoteProps = { family_id: string; child_id: string }

/** What a child said last, on their page, linked to the question. Renders nothing without an answer in words. */
export function RecentQuote(props: RecentQuoteProps) {
  return (
    <PersonalityText>
      <Quote {...props} />
    </PersonalityText>
  )
}

function Quote({ family_id, child_id }: RecentQuoteProps) {
  const t = useText('personality.profile')
  const words = usePromptText()
  const { data, isPending } = useQuery(profileOptions(family_id, child_id))
  useRevealPending(isPending)
  const [latest] = (data?.responses ?? [])
    .filter(({ response_text }) => response_text)
    .toSorted((a, b) => compareTimes(b.answered_at, a.answered_at))
  const prompt = data?.prompts.find(({ id }) => id === latest?.prompt_id)
  if (!latest || !prompt) return null
  return (
    <Link
      to="/families/$familyId/personality/$childId"
      params={{ familyId: family_id, childId: child_id }}
      search={prompt.asked ? { question: prompt.prompt_order } : {}}
      className="group block rounded-control text-center sm:text-left"
    >
      <q className="line-clamp-4 font-serif text-xl leading-snug break-words decoration-sage underline-offset-4 group-hover:underline sm:text-2xl">
        {latest.response_text}
      </q>
      <span className="mt-2 block text-sm text-ink-soft">
        {[words(prompt), t('atAge', { age: Math.max(0, latest.age) })].join(' · ')}
      </span>
    </Link>
  )
}
