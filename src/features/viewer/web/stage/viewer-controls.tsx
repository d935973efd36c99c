import { ChevronLeft, ChevronRight, CirclePlay, CircleStop, Pause, Play, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Suspense, use, useEffect, useEffectEvent, useState, type PointerEvent } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import type { PhotoView } from '#features/photos/web/photos.search.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PhotoExtrasContext } from '../details/photo-extras.ts'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { PhotoWords } from './photo-words.tsx'
import { awayStyle, buttonStyle, ViewerActions, wordStyle } from './viewer-actions.tsx'

const StackStrip = lazyPart(async () => (await import('../stacks/stack-strip.tsx')).StackStrip)

type ViewerControlsProps = {
  photo: PhotoListed
  detail: PhotoDetail | undefined
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** What's open beside the photo. */
  panel: PhotoView | undefined
  isOpen: boolean
  /** A tap hides them, except the X. */
  hasControls: boolean
  isMoving: boolean
  onMove: () => void
  isZoomed: boolean
  onZoom: () => void
  onChange: (photo_id: string) => void
  onClose: () => void
  onView: (view: PhotoView) => void
  onDrag: (event: PointerEvent) => void
}

const SLIDESHOW_MS = 4000

/** What's over the photo: buttons at the top, its words at the bottom, and arrows for a mouse. A tap leaves only the X. */
export function ViewerControls(props: ViewerControlsProps) {
  const { photo, detail, previous, next, panel, isOpen, hasControls, isMoving, isZoomed } = props
  const { onMove, onZoom, onClose, onView } = props
  const isVideo = photo.kind === 'video'
  const hasDetails = panel === 'details'
  const t = useText('photos.viewer')
  const extras = use(PhotoExtrasContext)
  const slideshow = useSlideshow(next)
  const isVisible = isOpen && hasControls
  return (
    <div className="relative z-1">
      <IconButton
        icon={X}
        label={t('close')}
        tooltipAlign="start"
        onClick={onClose}
        className={classNames(
          buttonStyle,
          fadeStyle,
          '!fixed top-[max(0.25rem,env(safe-area-inset-top))] left-2 z-2',
          (isZoomed || !hasControls) && '!bg-stage/35',
          !isOpen && 'invisible opacity-0',
        )}
      />
      <div className={classNames(fadeStyle, !isVisible && 'invisible opacity-0')}>
        <div
          data-zoomed={isZoomed || undefined}
          className={classNames(
            barStyle,
            'top-0 z-1 flex min-h-20 items-start px-2 bg-linear-to-b pt-[max(0.25rem,env(safe-area-inset-top))] pb-8 lg:min-h-0 lg:pb-0',
          )}
        >
          <div
            className={classNames(
              'ml-auto flex max-w-[calc(100vw-var(--beside)-5rem)] flex-wrap items-center justify-end',
              besideStyle,
            )}
          >
            {detail?.motion_url && (
              <IconButton
                icon={isMoving ? CircleStop : CirclePlay}
                label={t(isMoving ? 'still' : 'move')}
                word={t(isMoving ? 'still' : 'live')}
                onClick={onMove}
                className={classNames(buttonStyle, wordStyle, pillStyle, awayStyle)}
              />
            )}
            {!isVideo && (
              <IconButton
                icon={isZoomed ? ZoomOut : ZoomIn}
                label={t(isZoomed ? 'zoomOut' : 'zoomIn')}
                word={t(isZoomed ? 'zoomOut' : 'zoomIn')}
                onClick={onZoom}
                className={classNames(buttonStyle, wordStyle, pillStyle, 'pointer-coarse:hidden')}
              />
            )}
            {(next || slideshow.isPlaying) && (
              <IconButton
                icon={slideshow.isPlaying ? Pause : Play}
                label={t(slideshow.isPlaying ? 'pause' : 'play')}
                word={t('slideshow')}
                onClick={slideshow.toggle}
                className={classNames(buttonStyle, wordStyle, pillStyle, awayStyle)}
              />
            )}
            <ViewerActions {...{ photo, detail, panel, onView }} />
          </div>
        </div>
        {previous && !isZoomed && (
          <IconButton
            icon={ChevronLeft}
            label={t('previous')}
            tooltipAlign="start"
            onClick={previous}
            className={classNames(buttonStyle, turnStyle, 'left-2')}
          />
        )}
        {next && !isZoomed && (
          <IconButton
            icon={ChevronRight}
            label={t('next')}
            tooltipAlign="end"
            onClick={next}
            className={classNames(buttonStyle, turnStyle, 'right-2', besideStyle)}
          />
        )}
        <div
          className={classNames(
            barStyle,
            // Below the photo, if there's room, and otherwise over its lower edge, which is shaded then.
            'flex min-h-(--below) flex-col gap-3 pt-[calc(3rem-min(2.25rem,var(--below)))] pr-[calc(0.5rem+var(--beside))] pl-2 transition-[padding,opacity] duration-260 ease-out in-data-turning:opacity-0 in-data-turning:duration-100 *:transition-[right,opacity,visibility] *:duration-260 *:ease-out',
            isZoomed && 'max-md:to-[8rem] md:opacity-0 *:invisible *:opacity-0',
            'bottom-0 bg-linear-to-t pb-[calc(var(--actions)+max(1rem-var(--actions),env(safe-area-inset-bottom)))]',
            // A stack is above the video's controls.
            isVideo && 'gap-16',
          )}
        >
          <Suspense>{!isVideo && extras.over(photo, { isZoomed, hasDetails })}</Suspense>
          <Suspense>
            <PhotoToolsText>
              {photo.stack_size > 1 && !isZoomed && <StackStrip photo={photo} onChange={props.onChange} />}
              {!panel && (
                <PhotoWords photo={photo} detail={detail} onOpen={() => onView('details')} onDrag={props.onDrag} />
              )}
            </PhotoToolsText>
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** Shows the next photo every few seconds, until the last one. */
function useSlideshow(next: (() => void) | undefined) {
  const [isPlaying, setPlaying] = useState(false)
  const goOn = useEffectEvent(() => (next ? next() : setPlaying(false)))
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(goOn, SLIDESHOW_MS)
    return () => clearInterval(timer)
  }, [isPlaying])
  return { isPlaying, toggle: () => setPlaying((now) => !now) }
}

const fadeStyle = 'transition-opacity duration-200'
const barStyle = 'pointer-events-none fixed inset-x-0 from-stage/60 to-transparent *:pointer-events-auto'
/** On phones, a pill with its word beside the icon. */
const pillStyle = 'max-md:!w-auto max-md:gap-1.5 max-md:px-3'
/** Moves aside for the panel. */
const besideStyle = 'md:-translate-x-(--beside) md:transition-[translate] md:duration-260 md:ease-out'
const turnStyle = '!fixed top-1/2 -mt-5.5 !bg-stage/35 pointer-coarse:hidden'
