import { AudioLines, Pause, Play } from 'lucide-react'
import { useEffect, type ReactNode, type Ref } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PlaybackTrack } from '#web/ui/playback-track.tsx'
import { usePlayback } from '#web/ui/use-playback.ts'

type CaptionPlayerProps = {
  src: string
  /** Seconds. */
  duration: number
  label?: string
  /** Over a photo, with this on a line above. */
  over?: { words: string }
  /** Above the progress. */
  heading?: ReactNode
  buttonRef?: Ref<HTMLButtonElement>
  /** Plays as soon as it's chosen, and pauses when another one is. */
  isChosen?: boolean
  onPlay?: () => void
  onEnded?: () => void
}

/** Play button and progress of an audio caption. */
export function CaptionPlayer(props: CaptionPlayerProps) {
  const { src, duration: expected, label, over, heading, buttonRef, isChosen = false, onPlay, onEnded } = props
  const t = useText('captions.player')
  const common = useText('web.player')
  const { ref, isPlaying, hasFailed, at, duration, toggle, play, seek } = usePlayback<HTMLAudioElement>(expected)
  useEffect(() => {
    if (isChosen) play()
    // A new function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChosen])
  const Icon = isPlaying ? Pause : Play
  if (hasFailed) return <p className="text-sm text-ink-soft">{t('failed')}</p>
  return (
    <div className={classNames('flex min-w-0 flex-1 items-center', over ? 'flex-wrap gap-x-1.5' : 'gap-3')}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a short voice recording; the photo's description is its text */}
      <audio ref={ref} src={src} preload="metadata" onPlay={onPlay} onEnded={onEnded} />
      <button
        ref={buttonRef}
        type="button"
        aria-label={isPlaying ? common('pause') : (label ?? t('play'))}
        onClick={toggle}
        className={classNames(
          'grid shrink-0 place-items-center rounded-full transition-transform hover:scale-105 active:scale-95',
          over ? '-my-1 size-11' : 'size-11 bg-ember text-on-ember',
        )}
      >
        <Icon aria-hidden size={over ? 18 : 20} fill="currentColor" strokeWidth={0} />
      </button>
      {over?.words && (
        <span className="order-first flex max-w-full basis-full items-center gap-2 pt-2 pl-4 text-sm leading-tight">
          <AudioLines aria-hidden size={16} className="shrink-0" />
          <span className="truncate">{over.words}</span>
        </span>
      )}
      <div className="min-w-0 flex-1">
        {heading}
        <div className={classNames('flex items-center gap-3', heading !== undefined && '-my-2')}>
          <PlaybackTrack isOver={over !== undefined} {...{ at, duration, isPlaying }} onSeek={seek} />
        </div>
      </div>
    </div>
  )
}
