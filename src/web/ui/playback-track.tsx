import { useFormat, useText } from '../text.tsx'
import { classNames } from './class-names.ts'

type PlaybackTrackProps = {
  /** Seconds. */
  at: number
  duration: number
  isPlaying: boolean
  onSeek: (to: number) => void
  /** White, over a photo or a video. */
  isOver?: boolean
}

/** The progress of a recording, which people can drag, and its time. */
export function PlaybackTrack({ at, duration, isPlaying, onSeek, isOver = false }: PlaybackTrackProps) {
  const t = useText('web.player')
  const format = useFormat()
  const played = duration > 0 ? Math.min(1, at / duration) : 0
  const tone = isOver ? 'bg-on-stage' : 'bg-ember'
  return (
    <>
      <span className="relative flex min-w-0 flex-1 rounded-mark has-focus-visible:outline-2 has-focus-visible:outline-ember">
        <span
          aria-hidden
          className={classNames(
            'absolute inset-x-0 top-1/2 h-0.75 -translate-y-1/2 rounded-full',
            isOver ? 'bg-on-stage/35' : 'bg-line',
          )}
        >
          <span
            className={classNames('block size-full origin-left rounded-full', tone)}
            style={{ transform: `scaleX(${played})` }}
          />
          <span
            className={classNames('absolute top-1/2 size-3 -translate-1/2 rounded-full', tone)}
            style={{ left: `calc(0.375rem + (100% - 0.75rem) * ${played})` }}
          />
        </span>
        <input
          type="range"
          min={0}
          max={duration}
          step={0.1}
          value={at}
          aria-label={t('position')}
          aria-valuetext={t('time', { at: format.duration(Math.floor(at)), of: format.duration(duration) })}
          onChange={(event) => onSeek(Number(event.target.value))}
          className={classNames('w-full cursor-pointer opacity-0', isOver ? 'h-9' : 'h-11')}
        />
      </span>
      <span aria-hidden className={classNames('shrink-0 text-sm tabular-nums', !isOver && 'opacity-80')}>
        {format.duration(isPlaying || at > 0 ? Math.floor(at) : duration)}
      </span>
    </>
  )
}
