import { useQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { CirclePlay, CircleStop, Pause, Play, Share2 } from 'lucide-react'
import { useState } from 'react'
import Lightbox, { IconButton, createIcon, type Slide } from 'yet-another-react-lightbox'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import './photo-viewer.css'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { shareLink } from './share-link.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'
import { PhotoExtrasContext } from './photo-extras.ts'
import { useCloseOnFailure } from './use-close-on-failure.ts'
import { useLivePhotoItem } from './use-live-photo-item.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Share?: string
    Move?: string
    Still?: string
  }
}

type PhotoViewerProps = {
  family_id: string
  photo_id: string
  photos: readonly PhotoListed[]
  onChange: (photo_id: string) => void
  onClose: () => void
}

/** The longer side of the large derivative. */
const LARGE_PIXELS = 1440

const SLIDESHOW_MS = 4000
const MoveIcon = createIcon('Move', <CirclePlay x={2} y={2} width={20} height={20} />)
const StillIcon = createIcon('Still', <CircleStop x={2} y={2} width={20} height={20} />)
const ShareIcon = createIcon('Share', <Share2 x={2} y={2} width={20} height={20} />)

/** The photo in full screen, with zoom, swipe and playback. */
export function PhotoViewer({ family_id, photo_id, photos, onChange, onClose }: PhotoViewerProps) {
  const t = useText('photos.viewer')
  const alt = useAltText()
  const extras = use(PhotoExtrasContext)
  const query = useQuery(photoOptions(family_id, photo_id))
  const detail = query.data
  useLivePhotoItem(photo_id, detail, onChange)
  const [moving_id, setMovingId] = useState<string>()
  const isMoving = moving_id === photo_id
  const shown = photos.some((photo) => photo.id === photo_id) ? photos : detail ? [detail] : []
  // The drawer below shows the error. Loaded images can be browsed offline.
  useCloseOnFailure({ ...query, isLoadingError: query.isLoadingError && shown.length === 0 }, true, onClose)
  if (shown.length === 0) return null
  return (
    <Lightbox
      open
      close={onClose}
      index={Math.max(
        0,
        shown.findIndex((photo) => photo.id === photo_id),
      )}
      slides={shown.map((photo) => slideOf(photo, photo.id === photo_id ? detail : undefined, alt(photo), isMoving))}
      plugins={[Zoom, Video, Slideshow]}
      zoom={{ doubleClickMaxStops: 1, scrollToZoom: true }}
      slideshow={{ delay: SLIDESHOW_MS }}
      toolbar={{
        buttons: [
          detail?.motion_url && (
            <IconButton
              key="move"
              label={isMoving ? 'Still' : 'Move'}
              icon={isMoving ? StillIcon : MoveIcon}
              onClick={() => setMovingId(isMoving ? undefined : photo_id)}
            />
          ),
          <IconButton
            key="share"
            label="Share"
            icon={ShareIcon}
            onClick={() =>
              void shareLink(location.href, (isCopied) =>
                toast(isCopied ? { title: t('linkCopied') } : { kind: 'error', title: t('linkFailed') }),
              )
            }
          />,
          'slideshow',
          'zoom',
          'close',
        ],
      }}
      render={{
        iconSlideshowPlay: () => <Play size={28} />,
        iconSlideshowPause: () => <Pause size={28} />,
        controls: () => <Suspense>{extras.over({ family_id, photo_id })}</Suspense>,
      }}
      carousel={{ finite: true, padding: 0, imageProps: { draggable: false } }}
      controller={{ closeOnPullDown: true }}
      animation={{ fade: 180, swipe: 220, navigation: 180 }}
      on={{ view: ({ index }) => shown[index] && shown[index].id !== photo_id && onChange(shown[index].id) }}
      labels={{
        Lightbox: t('label'),
        'Photo gallery': t('label'),
        Close: t('close'),
        Share: t('share'),
        Move: t('move'),
        Still: t('still'),
        Play: t('play'),
        Pause: t('pause'),
        Next: t('next'),
        Previous: t('previous'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
        Slide: t('slide'),
        Carousel: t('slides'),
        '{index} of {total}': t('position', { index: '{index}', total: '{total}' }),
      }}
    />
  )
}

function slideOf(photo: PhotoListed, detail: PhotoDetail | undefined, alt: string, isMoving: boolean): Slide {
  const { width, height } = photo
  if (isMoving && detail?.motion_url)
    return {
      ...{ type: 'video', poster: photo.large_url, width, height, autoPlay: true, controls: true, playsInline: true },
      sources: [{ src: detail.motion_url, type: 'video/mp4' }],
    }
  if (photo.kind === 'video' && detail)
    return {
      type: 'video',
      poster: photo.large_url,
      width,
      height,
      controls: true,
      playsInline: true,
      // Phones report MP4 files as QuickTime, a type that browsers refuse to try.
      sources: [
        {
          src: detail.played_url,
          type:
            detail.played_url !== detail.original_url || photo.file_type === 'video/quicktime'
              ? 'video/mp4'
              : photo.file_type,
        },
      ],
    }
  const scale = Math.min(1, LARGE_PIXELS / Math.max(width, height))
  const large = { src: photo.large_url, width: Math.round(width * scale), height: Math.round(height * scale) }
  if (!detail?.full_url) return { ...large, alt, srcSet: [large] }
  const full = { src: detail.full_url, width, height }
  // A rendered full-resolution copy takes time to load, so the large image is shown until someone zooms in.
  const isMade = detail.full_url !== detail.original_url
  const enough = isMade ? Math.min(width - 1, Math.ceil(innerWidth * devicePixelRatio)) : 0
  return { ...large, alt, srcSet: [{ ...large, width: Math.max(large.width, enough) }, full] }
}
