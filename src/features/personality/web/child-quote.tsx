import { useQuery } from '@tanstack/react-query'
import { compareTimes } from '#shared/compare-times.ts'
import { useText } from '#web/text.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerFrame } from './answer-video.tsx'
import { profileOptions } from './personality.data.ts'
import { usePromptText } from './use-prompt-text.ts'

/** A child's latest answer, in their own words. Its height is the same without one, so that nothing moves. */
export function ChildQuote({ family_id, child_id }: { family_id: string; child_id: string }) {
  return (
    <div className="flex min-h-24 flex-col justify-center">
      <Quote family_id={family_id} child_id={child_id} />
    </div>
  )
}

function Quote({ family_id, child_id }: { family_id: string; child_id: string }) {
  const t = useText('personality.profile')
  const words = usePromptText()
  const { data, isPending } = useQuery(profileOptions(family_id, child_id))
  if (isPending) return <Skeleton className="h-20" />
  const [latest] = (data?.responses ?? []).toSorted((a, b) => compareTimes(b.answered_at, a.answered_at))
  const prompt = latest && data?.prompts.find(({ id }) => id === latest.prompt_id)
  if (!latest || !prompt) return <p className="text-ink-soft">{t('unanswered')}</p>
  return (
    <div className="flex items-center gap-4">
      {latest.video_url && (
        <span className="aspect-square w-20 shrink-0 overflow-hidden rounded-control bg-sunk">
          <AnswerFrame src={latest.video_url} poster={latest.poster_url} />
        </span>
      )}
      <div className="min-w-0">
        <Facts of={[words(prompt), t('atAge', { age: Math.max(0, latest.age) })]} />
        {latest.response_text && (
          <q className="mt-1 line-clamp-3 font-serif text-lg leading-snug break-words">{latest.response_text}</q>
        )}
      </div>
    </div>
  )
}
