import { Play } from 'lucide-react'
import { useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import { useFormat, useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type VideoProps = Omit<ComponentProps<'video'>, 'ref' | 'controls' | 'children'> & {
  'aria-label': string
  /** Shows the frame at this second until it plays from the beginning, with a round button in its middle. */
  frameAt?: number
}

/** A press that moves farther than this is a swipe to the next photo. */
const PRESS_PX = 10

/**
 * A video with a large play button. Once it plays, it has the browser's controls: people know them, and they offer full screen,
 * casting, and speed on each device. `className` is for the box around it, whose `object-fit` the video takes over.
 */
export function Video({ className, style, src, frameAt, onPlay, onLoadedMetadata, ...video }: VideoProps) {
  const t = useText('web.actions')
  const format = useFormat()
  const element = useRef<HTMLVideoElement>(null)
  const pressed = useRef({ x: 0, y: 0 })
  const [hasStarted, setStarted] = useState(false)
  const [duration, setDuration] = useState(NaN)

  function start({ detail: clicks, clientX, clientY }: MouseEvent) {
    const { x, y } = pressed.current
    if (clicks > 0 && Math.hypot(clientX - x, clientY - y) > PRESS_PX) return
    // The button, which has the focus, goes away.
    element.current?.focus({ preventScroll: true })
    if (frameAt && element.current) element.current.currentTime = 0
    // An error event says that it can't be played.
    element.current?.play().catch(() => setStarted(true))
  }

  return (
    <div className={classNames('relative overflow-hidden', className)} style={style}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- families record these themselves; texts are beside them */}
      <video
        ref={element}
        src={frameAt ? `${src}#t=${frameAt}` : src}
        controls={hasStarted}
        // Without controls, browsers don't let it have the focus.
        tabIndex={hasStarted ? undefined : -1}
        playsInline
        preload="metadata"
        onPlay={(event) => {
          setStarted(true)
          onPlay?.(event)
        }}
        onLoadedMetadata={(event) => {
          setDuration(event.currentTarget.duration)
          onLoadedMetadata?.(event)
        }}
        className="size-full bg-inherit [object-fit:inherit]"
        {...video}
      />
      {!hasStarted && (
        <button
          type="button"
          onPointerDown={({ clientX: x, clientY: y }) => (pressed.current = { x, y })}
          onClick={start}
          className="group/play absolute inset-0 cursor-pointer rounded-[inherit] -outline-offset-2"
        >
          <span
            className={classNames(
              'absolute inline-flex items-center justify-center gap-2 rounded-full font-semibold tabular-nums transition-transform group-hover/play:scale-105 group-active/play:scale-95',
              // At the edge, it covers neither faces nor titles.
              frameAt
                ? 'top-1/2 left-1/2 size-16 -translate-1/2 bg-page/90 text-ink shadow-soft always-light'
                : 'bottom-3 left-3 h-12 min-w-12 bg-ember px-4 text-on-ember',
            )}
          >
            <Play aria-hidden size={frameAt ? 26 : 20} fill="currentColor" strokeWidth={0} />
            <VisuallyHidden>{t('play')}</VisuallyHidden>
            {!frameAt && Number.isFinite(duration) && format.duration(duration)}
          </span>
        </button>
      )}
    </div>
  )
}
