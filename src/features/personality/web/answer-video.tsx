import { useText } from '#web/text.tsx'
import type { PersonalityResponse } from './personality.data.ts'

/** A recorded answer, ready to play. What was said stands beside it in words where somebody wrote it down. */
export function AnswerVideo({ response }: { response: PersonalityResponse }) {
  const t = useText('personality.profile')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the family's own words beside it are its text
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={t('play')}
      src={response.video_url!}
      {...(response.poster_url && { poster: response.poster_url })}
      className="aspect-4/3 w-full rounded-card bg-sunk object-contain"
    />
  )
}
