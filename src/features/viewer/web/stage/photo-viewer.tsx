import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'
import type { PhotoView } from '#features/photos/web/photos.search.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Editing } from '../details/photo-view.tsx'
import { useCloseOnFailure } from '../details/use-close-on-failure.ts'
import { useLivePhotoItem } from '../details/use-live-photo-item.ts'
import { MotionPhoto } from './motion-photo.tsx'
import { panelWidth, useIsWide } from './panel-width.ts'
import { SheetEdge } from './sheet-edge.tsx'
import { actionsHeight, roomAbove, roomBelow, spaceBelow } from './slide.ts'
import { StageVideo } from './stage-video.tsx'
import { usePhotoSwipe, type Frame } from './use-photo-swipe.ts'
import { useLongPress } from './use-long-press.ts'
import { useScrollAlong } from './use-scroll-along.ts'
import './viewer.css'
import { ViewerControls } from './viewer-controls.tsx'

const PhotoPanel = lazyPart(async () => (await import('./photo-panel.tsx')).PhotoPanel)

type PhotoViewerProps = {
  family_id: string
  /** Undefined while it's closed or closing. */
  photo_id: string | undefined
  /** The list it was opened from. */
  photos: readonly PhotoListed[]
  /** What's open beside the photo, or else in the drawer below it. */
  view: PhotoView | undefined
  isBeside: boolean
  previous: (() => void) | undefined
  next: (() => void) | undefined
  editing: Editing
  onChange: (photo_id: string) => void
  onClose: () => void
  onCloseView: () => void
  /** The photo was deleted or couldn't be loaded. */
  onGone: () => void
  /** Opens it, or closes it if it's open. */
  onView: (view: PhotoView) => void
  /** `pixels`: how far up the sheet was already pulled. */
  onPulled: (pixels: number) => void
  /** The drawer. */
  children: ReactNode
}

/** The animation of the drawer. */
const SHEET_MS = 500

/** A photo on the whole screen, with what people said about it over the picture. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { family_id, photo_id, photos, view, isBeside, previous, next, editing, children } = props
  const { onChange, onClose, onCloseView, onGone, onView, onPulled } = props
  const isWide = useIsWide()
  const panel = isBeside ? view : undefined
  const hasDrawer = view !== undefined && !isBeside
  const t = useText('photos')
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [last, setLast] = useState(photo_id)
  const [isShown, setShown] = useState(false)
  const [moving, setMoving] = useState<Frame>()
  if (photo_id !== undefined && photo_id !== last) {
    setLast(photo_id)
    setMoving(undefined)
  }
  if (photo_id !== undefined && !isShown) setShown(true)
  useRootAttribute('data-viewer', isShown)
  const shown_id = photo_id ?? last
  const query = useQuery({ ...photoOptions(family_id, shown_id), enabled: photo_id !== undefined })
  const detail = query.data?.id === shown_id ? query.data : undefined
  const listed = photos.find((photo) => photo.id === shown_id)
  const list = listed ? photos : detail ? [detail] : []
  const [hasControls, setControls] = useState(true)
  useLivePhotoItem(photo_id, query.data, onChange)
  useScrollAlong(photo_id)
  // Unsaved text stays on screen if someone else deletes the photo.
  useCloseOnFailure(query, photo_id !== undefined && !editing.isEditing && (view !== undefined || !listed), () => {
    toast({ kind: 'error', title: t('toasts.error'), description: t('toasts.loadFailed') })
    onGone()
  })
  const wasHeld = useRef(false)
  const pull = (pixels: number) => root?.style.setProperty('--pull', `${pixels}px`)
  const endPull = useEffectEvent(() => pull(0))
  useEffect(() => {
    if (!hasDrawer) return
    // By then, the sheet covers its edge.
    const timer = setTimeout(endPull, SHEET_MS)
    return () => {
      clearTimeout(timer)
      endPull()
    }
  }, [hasDrawer])
  const beside = panel && isWide ? panelWidth() : 0
  // The panel has the words, too, and the photo stays where it is when the panel turns from details to comments.
  const hasWords = panel === undefined
  const { video, isOpen, isDragged, isZoomed, toggleZoom, drag, frame } = usePhotoSwipe({
    ...{ root, photos: list, photo_id, detail, beside, hasWords, onChange, onClose },
    isStill: editing.isEditing,
    onClosed: () => setShown(false),
    onTap: () => !wasHeld.current && setControls((now) => !now),
    onPull: pull,
    onPulled,
  })
  useLongPress(root, {
    ...{ isOn: !!detail?.motion_url && !hasDrawer, wasHeld },
    onHold: (isHeld) => setMoving(isHeld ? frame() : undefined),
  })
  const photo = detail ?? listed
  const isClosing = photo_id === undefined

  return (
    <Dialog.Root
      open={isShown}
      onOpenChange={(open, details) => {
        if (open) return
        // Escape is meant for a dialog above the viewer.
        if (document.querySelector('dialog[open]')) details.cancel()
        else if (panel) onCloseView()
        else onClose()
      }}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={setRoot}
          data-over-page="bottom"
          data-drawer={hasDrawer || undefined}
          aria-label={t('viewer.label')}
          initialFocus={() => root}
          finalFocus={() => document.querySelector<HTMLElement>(`[data-photo="${last}"]`) ?? true}
          style={
            {
              '--above': `${roomAbove()}px`,
              '--room': `${photo ? roomBelow(photo, beside, hasWords) : 0}px`,
              '--below': `${photo ? spaceBelow(photo, beside, hasWords) : 0}px`,
              '--beside': `${beside}px`,
              '--actions': `${actionsHeight()}px`,
            } as CSSProperties
          }
          className="fixed inset-0 z-40 text-on-stage outline-none"
        >
          {!photo && !isClosing && (
            <div className="fixed inset-0 grid place-items-center bg-stage">
              <PageSpinner label={t('details.loading')} />
            </div>
          )}
          {video && photo?.kind === 'video' && createPortal(<StageVideo photo={photo} detail={detail} />, video)}
          {detail?.motion_url && moving && (
            <MotionPhoto detail={detail} frame={moving} onEnd={() => setMoving(undefined)} />
          )}
          {photo && (
            <ViewerControls
              {...{ photo, detail, previous, next, panel, onChange, onClose, onDrag: drag }}
              onView={(to) => {
                // A Live Photo plays where its image was.
                setMoving(undefined)
                onView(to)
              }}
              isMoving={moving !== undefined}
              isOpen={isOpen && !isClosing && !hasDrawer}
              hasControls={hasControls}
              isZoomed={isZoomed}
              onZoom={toggleZoom}
              onMove={() => setMoving(moving ? undefined : frame())}
            />
          )}
          {isBeside ? (
            <Suspense>
              <PhotoPanel {...{ photo, detail, editing }} view={panel} onClose={onCloseView} onDeleted={onGone} />
            </Suspense>
          ) : (
            <SheetEdge isDragged={isDragged} />
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
