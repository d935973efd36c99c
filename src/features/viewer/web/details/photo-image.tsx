import { ChevronLeft, ChevronRight, CirclePlay } from 'lucide-react'
import { Suspense, use, useRef, useState, type PointerEvent } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { frameOf } from './image-frame.ts'
import { PhotoExtrasContext } from './photo-extras.ts'
import { VideoPlayer } from './video-player.tsx'

type PhotoImageProps = {
  photo: PhotoListed
  detail: PhotoDetail | undefined
  previous: (() => void) | undefined
  next: (() => void) | undefined
  onFullScreen: () => void
  hasCaptions: boolean
  /** As wide as the space, and cut where it's too high. */
  isCropped: boolean
}

/** The photo above a sheet, in its final size from the first frame. Swiping or clicking shows its neighbors. */
export function PhotoImage(props: PhotoImageProps) {
  const { photo, detail, previous, next } = props
  const t = useText('photos.details')
  const swipe = useSwipe(previous, next)
  return (
    <div
      {...swipe}
      className="button-bar relative grid size-full touch-pan-y place-items-center [--most:calc(100dvh-var(--sheet)-env(safe-area-inset-top)+var(--below,0px))]"
    >
      {photo.kind === 'video' ? <VideoPlayer {...{ photo, detail }} /> : <StillImage {...props} />}
      {previous && (
        <IconButton
          icon={ChevronLeft}
          label={t('previous')}
          tooltipAlign="start"
          onClick={previous}
          className={turnStyle('left-2')}
        />
      )}
      {next && (
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          tooltipAlign="end"
          onClick={next}
          className={turnStyle('right-2')}
        />
      )}
    </div>
  )
}

function StillImage({ photo, detail, hasCaptions, isCropped, onFullScreen }: PhotoImageProps) {
  const t = useText('photos.details')
  const alt = useAltText()
  const extras = use(PhotoExtrasContext)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [isMoving, setMoving] = useState(false)
  return (
    <div style={frameOf(photo, isCropped)} className="relative overflow-hidden bg-sunk bg-cover">
      {state === 'failed' ? (
        <p className="grid size-full place-items-center px-6 text-center text-ink-soft">{t('imageFailed')}</p>
      ) : (
        <img
          src={(photo.animated && detail?.full_url) || photo.large_url}
          alt={alt(detail ?? photo)}
          draggable={false}
          // The photo on the whole screen has loaded it already.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setState('shown')
          }}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          decoding="sync"
          className="size-full object-cover"
        />
      )}
      {state === 'loading' && (
        <span className="absolute inset-0 grid place-items-center text-page">
          <Spinner size="large" />
        </span>
      )}
      <button
        type="button"
        aria-label={t('fullScreen')}
        onClick={onFullScreen}
        className="absolute inset-0 cursor-zoom-in -outline-offset-4"
      />
      {detail?.motion_url && !isMoving && (
        <button
          type="button"
          onClick={() => setMoving(true)}
          className={classNames(
            photoChip,
            'absolute bottom-2 left-2 inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold',
          )}
        >
          <CirclePlay aria-hidden size={20} />
          {t('move')}
        </button>
      )}
      <Suspense>{hasCaptions && extras.onImage(photo)}</Suspense>
      {detail?.motion_url && isMoving && (
        <MotionVideo src={detail.motion_url} label={alt(detail)} onEnd={() => setMoving(false)} />
      )}
    </div>
  )
}

/** Plays once over the image, and then shows the image again. */
function MotionVideo({ src, label, onEnd }: { src: string; label: string; onEnd: () => void }) {
  const t = useText('photos')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a few seconds of motion around an image that has a description
    <video
      src={src}
      aria-label={label}
      autoPlay
      playsInline
      onClick={onEnd}
      onEnded={onEnd}
      onError={() => {
        onEnd()
        toast({ kind: 'error', title: t('toasts.error'), description: t('details.moveFailed') })
      }}
      className="absolute inset-0 size-full bg-sunk object-contain"
    />
  )
}

function turnStyle(side: string): string {
  return classNames(photoChip, side, '!absolute top-1/2 -translate-y-1/2 pointer-coarse:hidden')
}

const SWIPE_PX = 48

/** Horizontal swipes change the photo. Vertical ones belong to the drawer. */
function useSwipe(previous: (() => void) | undefined, next: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y]
      start.current = undefined
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      ;(x > 0 ? previous : next)?.()
    },
    onPointerCancel: () => (start.current = undefined),
  }
}
