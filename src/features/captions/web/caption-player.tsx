import { Pause, Play } from 'lucide-react'
import { useEffect, type Ref } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { usePlayback } from './use-playback.ts'

type CaptionPlayerProps = {
  src: string
  /** Seconds. */
  duration: number
  label?: string
  buttonRef?: Ref<HTMLButtonElement>
  /** Plays as soon as it's chosen, and pauses when another one is. */
  isChosen?: boolean
  onPlay?: () => void
  onEnded?: () => void
}

/** Play button and progress of an audio caption. */
export function CaptionPlayer(props: CaptionPlayerProps) {
  const { src, duration: expected, label, buttonRef, isChosen = false, onPlay, onEnded } = props
  const t = useText('captions.player')
  const format = useFormat()
  const { ref, isPlaying, hasFailed, at, duration, toggle, play, seek } = usePlayback(expected)
  const time = t('time', { at: format.duration(Math.floor(at)), of: format.duration(Math.ceil(duration)) })
  useEffect(() => {
    if (isChosen) play()
    // A new function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChosen])
  const Icon = isPlaying ? Pause : Play
  if (hasFailed) return <p className="text-sm text-ink-soft">{t('failed')}</p>
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a short voice recording; the photo's description is its text */}
      <audio ref={ref} src={src} preload="metadata" onPlay={onPlay} onEnded={onEnded} />
      <button
        ref={buttonRef}
        type="button"
        aria-label={isPlaying ? t('pause') : (label ?? t('play'))}
        onClick={toggle}
        className="grid size-12 shrink-0 place-items-center rounded-full bg-ember text-on-ember transition-transform hover:scale-105 active:scale-95"
      >
        <Icon aria-hidden size={22} fill="currentColor" strokeWidth={0} />
      </button>
      <input
        type="range"
        min={0}
        max={duration}
        step={0.1}
        value={at}
        aria-label={t('position')}
        aria-valuetext={time}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 cursor-pointer accent-ember"
      />
      <span aria-hidden className="shrink-0 text-sm tabular-nums opacity-80">
        {format.duration(isPlaying || at > 0 ? Math.floor(at) : Math.ceil(duration))}
      </span>
    </div>
  )
}
