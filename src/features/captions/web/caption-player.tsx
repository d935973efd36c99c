import { Pause, Play } from 'lucide-react'
import { useEffect, type ReactNode, type Ref } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { usePlayback } from './use-playback.ts'

type CaptionPlayerProps = {
  src: string
  /** Seconds. */
  duration: number
  label?: string
  /** On one line over a photo, with this beside the button. */
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
  const format = useFormat()
  const { ref, isPlaying, hasFailed, at, duration, toggle, play, seek } = usePlayback(expected)
  const time = t('time', { at: format.duration(Math.floor(at)), of: format.duration(duration) })
  useEffect(() => {
    if (isChosen) play()
    // A new function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChosen])
  const Icon = isPlaying ? Pause : Play
  const played = Math.min(1, at / duration)
  if (hasFailed) return <p className="text-sm text-ink-soft">{t('failed')}</p>
  return (
    <div className={classNames('flex min-w-0 flex-1 items-center', over ? 'gap-1.5' : 'gap-3')}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a short voice recording; the photo's description is its text */}
      <audio ref={ref} src={src} preload="metadata" onPlay={onPlay} onEnded={onEnded} />
      <button
        ref={buttonRef}
        type="button"
        aria-label={isPlaying ? t('pause') : (label ?? t('play'))}
        onClick={toggle}
        className={classNames(
          'grid shrink-0 place-items-center rounded-full transition-transform hover:scale-105 active:scale-95',
          over ? '-my-1 size-11' : 'size-11 bg-ember text-on-ember',
        )}
      >
        <Icon aria-hidden size={over ? 18 : 20} fill="currentColor" strokeWidth={0} />
      </button>
      {over?.words && <span className="max-w-1/2 truncate text-sm">{over.words}</span>}
      <div className="min-w-0 flex-1">
        {heading}
        <div className={classNames('flex items-center gap-3', heading !== undefined && '-my-2')}>
          <span className="relative flex min-w-0 flex-1 rounded-mark has-focus-visible:outline-2 has-focus-visible:outline-ember">
            <span
              aria-hidden
              className={classNames('absolute inset-x-0 top-1/2 h-0.75 -translate-y-1/2', trackOf(over))}
            >
              <span className="block size-full origin-left" style={{ transform: `scaleX(${played})` }} />
              {!over && (
                <span
                  className="absolute top-1/2 size-3 -translate-1/2 rounded-full bg-ember"
                  style={{ left: `calc(0.375rem + (100% - 0.75rem) * ${played})` }}
                />
              )}
            </span>
            <input
              type="range"
              min={0}
              max={duration}
              step={0.1}
              value={at}
              aria-label={t('position')}
              aria-valuetext={time}
              onChange={(event) => seek(Number(event.target.value))}
              className={classNames('w-full cursor-pointer opacity-0', over ? 'h-9' : 'h-11')}
            />
          </span>
          <span aria-hidden className="shrink-0 text-sm tabular-nums opacity-80">
            {format.duration(isPlaying || at > 0 ? Math.floor(at) : duration)}
          </span>
        </div>
      </div>
    </div>
  )
}

const trackOf = (over: unknown) =>
  over
    ? 'rounded-full bg-on-stage/35 *:first:rounded-full *:first:bg-on-stage'
    : 'rounded-full bg-line *:first:rounded-full *:first:bg-ember'
