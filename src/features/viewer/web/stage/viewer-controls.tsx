import {
  ChevronLeft,
  ChevronRight,
  CirclePlay,
  CircleStop,
  Heart,
  Info,
  Pause,
  Play,
  Share2,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { Suspense, use, useEffect, useEffectEvent, useState, type PointerEvent } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import type { DrawerView } from '#features/photos/web/photos.search.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { PhotoExtrasContext } from '../details/photo-extras.ts'
import { useFavorite } from '../details/photo-mutations.ts'
import { shareLink } from '../details/share-link.ts'
import { PhotoToolsText } from '../photo-tools-text.tsx'
import { PhotoWords } from './photo-words.tsx'

const StackStrip = lazyPart(async () => (await import('../stacks/stack-strip.tsx')).StackStrip)
const WhoButton = lazyPart(async () => (await import('../people/who-button.tsx')).WhoButton)

type ViewerControlsProps = {
  photo: PhotoListed
  detail: PhotoDetail | undefined
  previous: (() => void) | undefined
  next: (() => void) | undefined
  isVisible: boolean
  isMoving: boolean
  onMove: () => void
  isZoomed: boolean
  onZoom: () => void
  onChange: (photo_id: string) => void
  onClose: () => void
  onDetails: (view: DrawerView) => void
  onDrag: (event: PointerEvent) => void
}

const SLIDESHOW_MS = 4000

/** What's over the photo: buttons at the top, its words at the bottom, and arrows for a mouse. A tap hides it. */
export function ViewerControls(props: ViewerControlsProps) {
  const { photo, detail, previous, next, isVisible, isMoving, onMove, isZoomed, onZoom, onClose, onDetails } = props
  const isVideo = photo.kind === 'video'
  const t = useText('photos.viewer')
  const say = useText('photos.details')
  const extras = use(PhotoExtrasContext)
  const slideshow = useSlideshow(next)
  return (
    <div className={classNames('relative z-1 transition-opacity duration-200', !isVisible && 'invisible opacity-0')}>
      <div
        className={classNames(
          barStyle,
          'top-0 flex items-start bg-linear-to-b pt-[max(0.25rem,env(safe-area-inset-top))] pb-8',
        )}
      >
        <IconButton icon={X} label={t('close')} tooltipAlign="start" onClick={onClose} className={buttonStyle} />
        <div className="ml-auto flex flex-wrap items-center justify-end">
          {detail?.motion_url && (
            <IconButton
              icon={isMoving ? CircleStop : CirclePlay}
              label={t(isMoving ? 'still' : 'move')}
              onClick={onMove}
              className={buttonStyle}
            />
          )}
          {detail && !detail.can.edit && <Suspense>{extras.heart(photo, buttonStyle)}</Suspense>}
          {detail?.can.edit && <FavoriteButton photo={detail} />}
          {detail && (
            <Suspense fallback={<span className="size-11" />}>
              {extras.comment(photo, buttonStyle, () => onDetails('comments'))}
            </Suspense>
          )}
          {detail?.can.edit && (
            <Suspense>
              <WhoButton photo={detail} className={buttonStyle} />
            </Suspense>
          )}
          {!isVideo && (
            <IconButton
              icon={isZoomed ? ZoomOut : ZoomIn}
              label={t(isZoomed ? 'zoomOut' : 'zoomIn')}
              onClick={onZoom}
              className={classNames(buttonStyle, 'pointer-coarse:hidden')}
            />
          )}
          {(next || slideshow.isPlaying) && (
            <IconButton
              icon={slideshow.isPlaying ? Pause : Play}
              label={t(slideshow.isPlaying ? 'pause' : 'play')}
              onClick={slideshow.toggle}
              className={buttonStyle}
            />
          )}
          <IconButton
            icon={Share2}
            label={t('share')}
            onClick={() =>
              void shareLink(location.href, (isCopied) =>
                toast(isCopied ? { title: t('linkCopied') } : { kind: 'error', title: t('linkFailed') }),
              )
            }
            className={buttonStyle}
          />
          <IconButton
            icon={Info}
            label={say('title')}
            tooltipAlign="end"
            onClick={() => onDetails('details')}
            className={buttonStyle}
          />
        </div>
      </div>
      {previous && (
        <IconButton
          icon={ChevronLeft}
          label={t('previous')}
          tooltipAlign="start"
          onClick={previous}
          className={classNames(buttonStyle, turnStyle, 'left-2')}
        />
      )}
      {next && (
        <IconButton
          icon={ChevronRight}
          label={t('next')}
          tooltipAlign="end"
          onClick={next}
          className={classNames(buttonStyle, turnStyle, 'right-2')}
        />
      )}
      <div
        className={classNames(
          barStyle,
          'flex flex-col gap-3 pt-12',
          // A video's own controls are at its lower edge.
          isVideo ? 'bottom-16' : 'bottom-0 bg-linear-to-t pb-[max(1rem,env(safe-area-inset-bottom))]',
        )}
      >
        <Suspense>{!isVideo && extras.over(photo, isZoomed)}</Suspense>
        <Suspense>
          <PhotoToolsText>
            {photo.stack_size > 1 && !isZoomed && <StackStrip photo={photo} onChange={props.onChange} />}
            {!isVideo && (
              <PhotoWords photo={photo} detail={detail} onOpen={() => onDetails('details')} onDrag={props.onDrag} />
            )}
          </PhotoToolsText>
        </Suspense>
      </div>
    </div>
  )
}

function FavoriteButton({ photo }: { photo: PhotoDetail }) {
  const t = useText('photos.details')
  const favorite = useFavorite({ family_id: photo.family_id, photo_id: photo.id })
  return (
    <IconButton
      icon={Heart}
      filled={photo.is_favorite}
      label={photo.is_favorite ? t('removeFavorite') : t('addFavorite')}
      aria-pressed={photo.is_favorite}
      onClick={() => favorite.mutate(!photo.is_favorite)}
      className={buttonStyle}
    />
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

const barStyle = 'pointer-events-none fixed inset-x-0 from-stage/60 to-transparent px-2 *:pointer-events-auto'
const buttonStyle = '!text-on-stage not-disabled:hover:!bg-on-stage/20 drop-shadow-[0_1px_2px_rgb(0_0_0/.6)]'
const turnStyle = '!fixed top-1/2 -translate-y-1/2 !bg-stage/35 pointer-coarse:hidden'
