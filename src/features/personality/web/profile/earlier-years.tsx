import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { yearsOptions, type PersonalityResponse } from '../personality.data.ts'
import { Frame } from './answer-row.tsx'

type EarlierYearsProps = { family_id: string; latest: PersonalityResponse }

/** What a child said to the same question at other ages, as a row of faces, newest first. */
export function EarlierYears({ family_id, latest }: EarlierYearsProps) {
  const t = useText('personality.profile')
  const { data = [], isPending } = useQuery(yearsOptions(family_id, latest.child_id, latest.prompt_id))
  useRevealPending(isPending)
  const earlier = data
    .filter(({ id }) => id !== latest.id)
    .slice(-EARLIER_SHOWN)
    .toReversed()
  if (earlier.length === 0) return null
  return (
    <ul className="mt-4 grid gap-3 @xl:mt-6 @xl:grid-cols-2 @xl:gap-8 @xl:border-t @xl:border-line @xl:pt-6">
      {earlier.map(({ id, video_url, poster_url, response_text, age }) => (
        <li
          key={id}
          className="flex min-w-0 items-center gap-4 max-narrow:flex-col max-narrow:items-start max-narrow:gap-1"
        >
          {video_url && (
            <div className="w-24 shrink-0 @xl:w-32">
              <Frame src={video_url} poster={poster_url} />
            </div>
          )}
          <div className="min-w-0">
            <p className="line-clamp-3 font-serif text-lg leading-snug break-words">{response_text}</p>
            <p className="mt-1 text-sm text-ink-soft first-letter:uppercase">{t('atAge', { age: Math.max(0, age) })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const EARLIER_SHOWN = 2
