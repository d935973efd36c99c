import { useText } from '#web/text.tsx'
import { Video } from '#web/ui/video.tsx'
import { withFrame } from '#web/with-frame.ts'

type AnswerVideoProps = { src: string; poster: string | null; duration: number | null; autoPlay?: boolean }

/** A video player for a recorded answer. Its text or transcript is shown next to it. */
export function AnswerVideo({ src, poster, duration, autoPlay }: AnswerVideoProps) {
  const t = useText('personality.profile')
  return (
    <Video
      aria-label={t('play')}
      src={poster ? src : withFrame(src)}
      length={duration}
      autoPlay={autoPlay}
      playsInCorner
      {...(poster && { poster })}
      className="aspect-4/3 w-full rounded-card bg-sunk object-contain"
    />
  )
}

/** A frame of a recorded answer: its poster, or else drawn by the browser from the video. */
export function AnswerFrame({ src, poster }: { src: string; poster: string | null }) {
  const style = 'size-full object-cover'
  return poster ? (
    <img src={poster} alt="" loading="lazy" className={style} />
  ) : (
    <video aria-hidden muted playsInline preload="metadata" tabIndex={-1} src={withFrame(src)} className={style} />
  )
}
