import { useText } from '#web/text.tsx'

/** A video player for a recorded answer. Its text or transcript is shown next to it. */
export function AnswerVideo({ src, poster }: { src: string; poster: string | null }) {
  const t = useText('personality.profile')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the answer's text next to it serves as its captions
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={t('play')}
      src={src}
      {...(poster && { poster })}
      className="aspect-4/3 w-full rounded-card bg-sunk object-contain"
    />
  )
}
