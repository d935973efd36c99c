import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormat, useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { PlaybackTrack } from './playback-track.tsx'
import { usePlayback } from './use-playback.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type VideoProps = Omit<ComponentProps<'video'>, 'ref' | 'controls' | 'children'> & {
  'aria-label': string
  /** In seconds, if it's known before the video is loaded. */
  length?: number | null
  /** Shows the frame at this second until it plays from the beginning. */
  frameAt?: number
  /** Its play button is beside the length at the lower left, so that it covers no face. */
  playsInCorner?: boolean
}

/** A press that moves farther than this is a swipe to the next photo. */
const PRESS_PX = 10
/** How long the controls stay over a video that plays. */
const AWAKE_MS = 2500
const KEY_SECONDS = 5

/**
 * A video with a round play button, and then with controls like those of an audio caption. `className` is for the box around
 * it, whose `object-fit` the video takes over.
 */
export function Video({ className, style, src, length, frameAt, playsInCorner, onPlay, ...video }: VideoProps) {
  const t = useText('web.player')
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const { ref: element, isPlaying, at, duration, toggle, seek } = usePlayback<HTMLVideoElement>(length ?? 0)
  const pressed = useRef({ x: 0, y: 0 })
  const [hasStarted, setStarted] = useState(false)
  const [isMuted, setMuted] = useState(video.muted ?? false)
  const { isAwake, wake, sleep } = useAwake()

  const isPress = ({ detail: clicks, clientX, clientY }: MouseEvent) =>
    clicks === 0 || Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) <= PRESS_PX

  function start(event: MouseEvent) {
    if (!isPress(event)) return
    if (frameAt) seek(0)
    // An error event says that it can't be played.
    element.current?.play().catch(() => {})
    const hadFocus = document.activeElement === event.currentTarget
    flushSync(() => setStarted(true))
    wake()
    if (hadFocus) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  function press(event: MouseEvent) {
    if (!hasStarted || !isPress(event)) return
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (!isTouch) void toggle()
    else if (isAwake) sleep()
    else wake()
  }

  function pressKey(event: KeyboardEvent) {
    wake()
    const seconds = { ArrowLeft: -KEY_SECONDS, ArrowRight: KEY_SECONDS }[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    seek(Math.max(0, Math.min(duration, at + seconds)))
  }

  function fillScreen() {
    const shown: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null = element.current
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (box.current?.requestFullscreen) box.current.requestFullscreen().catch(() => {})
    // iPhones show only the video, with controls of their own.
    else shown?.webkitEnterFullscreen?.()
  }

  const [PlayIcon, VolumeIcon] = [isPlaying ? Pause : Play, isMuted ? VolumeX : Volume2]
  return (
    <div
      ref={box}
      onPointerDown={({ clientX: x, clientY: y }) => (pressed.current = { x, y })}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
      className={classNames(
        'relative overflow-hidden [&:fullscreen]:bg-stage [&:fullscreen]:object-contain',
        className,
      )}
      style={style}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- families record these themselves; the buttons do the same as a press */}
      <video
        ref={element}
        src={frameAt ? `${src}#t=${frameAt}` : src}
        playsInline
        preload="metadata"
        onClick={press}
        onPlay={(event) => {
          setStarted(true)
          onPlay?.(event)
        }}
        onVolumeChange={(event) => setMuted(event.currentTarget.muted)}
        className="size-full bg-inherit [object-fit:inherit]"
        {...video}
        muted={isMuted}
      />
      {hasStarted ? (
        <div
          data-keys
          role="presentation"
          onKeyDown={pressKey}
          onPointerMove={wake}
          onFocus={wake}
          className={classNames(
            'absolute inset-x-0 bottom-0 flex items-center bg-linear-to-t from-stage/70 to-transparent px-1 pt-6 text-on-stage transition-opacity duration-200 has-focus-visible:opacity-100',
            isPlaying && !isAwake && 'pointer-events-none opacity-0',
          )}
        >
          <button
            type="button"
            aria-label={t(isPlaying ? 'pause' : 'play')}
            onClick={() => void toggle()}
            className={controlStyle}
          >
            <PlayIcon aria-hidden size={20} fill="currentColor" strokeWidth={0} />
          </button>
          <div className="flex min-w-0 flex-1 items-center gap-3 px-1">
            <PlaybackTrack isOver {...{ at, duration, isPlaying }} onSeek={seek} />
          </div>
          <button
            type="button"
            aria-label={t(isMuted ? 'unmute' : 'mute')}
            onClick={() => setMuted(!isMuted)}
            className={controlStyle}
          >
            <VolumeIcon aria-hidden size={20} />
          </button>
          <button type="button" aria-label={t('fullScreen')} onClick={fillScreen} className={controlStyle}>
            <Maximize aria-hidden size={20} />
          </button>
        </div>
      ) : (
        <button
          type="button"
          onClick={start}
          className="group/play absolute inset-0 cursor-pointer rounded-[inherit] -outline-offset-2"
        >
          <span
            className={classNames(
              'absolute grid place-items-center rounded-full bg-page/90 text-ink shadow-soft always-light transition-transform group-hover/play:scale-105 group-active/play:scale-95',
              playsInCorner ? 'bottom-3 left-3 size-12' : 'top-1/2 left-1/2 size-[min(4rem,16.5vw)] -translate-1/2',
            )}
          >
            <Play aria-hidden className="size-2/5" fill="currentColor" strokeWidth={0} />
            <VisuallyHidden>{t('play')}</VisuallyHidden>
          </span>
          {!frameAt && duration > 0 && (
            <span
              className={classNames(
                'absolute rounded-full bg-stage/55 px-2 py-0.5 text-xs font-medium text-on-stage tabular-nums',
                playsInCorner ? 'bottom-9 left-17 translate-y-1/2' : 'bottom-2 left-2',
              )}
            >
              {format.duration(duration)}
            </span>
          )}
        </button>
      )}
    </div>
  )
}

/** Controls over a video that plays are visible until nothing was moved or pressed for a while. */
function useAwake() {
  const [isAwake, setAwake] = useState(true)
  const timer = useRef(0)
  function wake() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(setAwake, AWAKE_MS, false)
    setAwake(true)
  }
  return { isAwake, wake, sleep: () => setAwake(false) }
}

const controlStyle =
  'grid size-11 shrink-0 place-items-center rounded-full -outline-offset-2 transition-transform hover:scale-105 active:scale-95'
