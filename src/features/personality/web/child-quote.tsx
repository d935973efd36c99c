import { useQuery } from '@tanstack/react-query'
import { compareTimes } from '#shared/compare-times.ts'
import { useText } from '#web/text.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerFrame } from './answer-video.tsx'
import { profileOptions } from './personality.data.ts'
import { usePromptText } from './use-prompt-text.ts'

/** A child's latest answer in their own words, or the first question. Their heights are the same, so that nothing moves. */
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
  const prompt = data?.prompts.find(({ id, asked }) => (latest ? id === latest.prompt_id : asked))
  if (!prompt) return null
  return (
    <div className="flex items-center gap-4">
      {latest?.video_url && (
        <span className="aspect-square w-20 shrink-0 overflow-hidden rounded-control bg-sunk">
          <AnswerFrame src={latest.video_url} poster={latest.poster_url} />
        </span>
      )}
      <div className="min-w-0">
        <Facts of={latest ? [words(prompt), t('atAge', { age: Math.max(0, latest.age) })] : [t('first')]} />
        {(!latest || latest.response_text) && (
          <p className="mt-1 line-clamp-3 font-serif text-lg leading-snug break-words">
            {latest ? latest.response_text : words(prompt)}
          </p>
        )}
      </div>
    </div>
  )
}
