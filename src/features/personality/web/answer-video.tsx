import { useText } from '#web/text.tsx'
import type { PersonalityResponse } from './personality.data.ts'

/** A video player for a recorded answer. Its text or transcript is shown next to it. */
export function AnswerVideo({ response }: { response: PersonalityResponse }) {
  const t = useText('personality.profile')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the answer's text next to it serves as its captions
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
