import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { PULL_FRICTION } from '../details/place-on-stage.ts'
import { peek } from './peek.ts'
import { roomAbove, roomBelow, slideOf, srcsetOf, type PhotoSlide } from './slide.ts'
import { usesKey } from './use-viewer-keys.ts'

type Stage = {
  /** PhotoSwipe adds itself to this element. */
  root: HTMLElement | null
  photos: readonly PhotoListed[]
  /** Undefined closes it. */
  photo_id: string | undefined
  detail: PhotoDetail | undefined
  /** The pixels at its right that something else covers. */
  beside: number
  /** Whether its words are over it. */
  hasWords: boolean
  /** It can't be moved. */
  isStill: boolean
  onChange: (photo_id: string) => void
  /** It starts to close, after a drag down. */
  onClose: () => void
  /** The closing animation has ended. */
  onClosed: () => void
  /** A tap on the photo. */
  onTap: () => void
  /** A finger pulls the photo up, by this many pixels now; 0 once it doesn't. */
  onPull: (pixels: number) => void
  /** The photo was released after a pull up that was long or fast enough. */
  onPulled: (pixels: number) => void
}

/** Lengths of a pull up that ends still or upward, and of a flick, with the velocity of a flick in pixels per millisecond. */
const PULL_PX = 96
const FLICK_PX = 24
const FLICK_VELOCITY = 0.4
const REFLOW = { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }
const MOVE = { showAnimationDuration: 260, hideAnimationDuration: 240, zoomAnimationDuration: 240 }
/** Twice as large, but no larger than its own pixels, unless it's hardly larger then. */
const zoomStep = ({ fit }: { fit: number }) => Math.min(2 * fit, Math.max(1.5 * fit, 1 / devicePixelRatio))
/** Elements of its own user interface, which is drawn by React. */
const WITHOUT_UI: PhotoSwipeOptions = { arrowPrev: false, arrowNext: false, zoom: false, close: false, counter: false }

/**
 * Shows photos with PhotoSwipe: they grow from their thumbnail and go back to it, follow the finger, and zoom. Returns the
 * element of a video that's on screen, for its player.
 */
export function usePhotoSwipe(stage: Stage) {
  const { root, photos, photo_id, detail, beside, hasWords } = stage
  const alt = useAltText()
  const pswp = useRef<PhotoSwipe>(undefined)
  const [video, setVideo] = useState<HTMLElement>()
  const [isDragged, setDragged] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isZoomed, setZoomed] = useState(false)
  const [, setWindow] = useState('')
  const isReady = root !== null && photos.length > 0

  const itemAt = useEffectEvent((index: number): PhotoSlide => {
    const photo = stage.photos[index]
    return photo ? slideOf(photo, alt(photo)) : { photo_id: '' }
  })
  const count = useEffectEvent(() => stage.photos.length)
  const indexOf = useEffectEvent((id: string | undefined) => stage.photos.findIndex((photo) => photo.id === id))
  const padding = useEffectEvent(({ photo }: PhotoSlide) => ({
    ...{ top: roomAbove(), left: 0, right: stage.beside },
    bottom: photo ? roomBelow(photo, stage.beside, stage.hasWords) : 0,
  }))
  const hasMoved = useEffectEvent((id: string) => {
    if (stage.photo_id && id !== stage.photo_id) stage.onChange(id)
  })
  const tap = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target as Element).closest('button, video, [data-keys]')) stage.onTap()
  })
  const pull = useEffectEvent((pixels: number) => stage.onPull(pixels))
  const pulled = useEffectEvent((pixels: number) => stage.onPulled(pixels))
  const close = useEffectEvent(() => stage.photo_id && stage.onClose())
  const closed = useEffectEvent(() => stage.onClosed())
  const isStill = useEffectEvent(() => stage.isStill)
  const firstIndex = useEffectEvent(() => Math.max(0, indexOf(stage.photo_id)))

  useEffect(() => {
    if (!isReady || !root) return
    let isGone = false
    const made = new PhotoSwipe({
      ...{ ...WITHOUT_UI, ...MOVE, appendToEl: root, index: firstIndex(), bgOpacity: 1, loop: false },
      // The dialog around it handles the keyboard and focus.
      ...{ escKey: false, arrowKeys: false, trapFocus: false, returnFocus: false, wheelToZoom: true },
      tapAction: (_point, event) => tap(event),
      bgClickAction: (_point, event) => tap(event),
      ...{ imageClickAction: 'zoom', secondaryZoomLevel: zoomStep },
      maxZoomLevel: 6,
      paddingFn: (_size, item) => padding(item as PhotoSlide),
      easing: 'cubic-bezier(.2,.8,.2,1)',
    })
    made.addFilter('numItems', () => count())
    made.addFilter('itemData', (_data, index) => itemAt(index))
    made.addFilter('thumbEl', (_none, data) => thumbnailOf((data as PhotoSlide).photo_id) as HTMLElement)
    made.addFilter('placeholderSrc', (src, { data }) => thumbnailOf((data as PhotoSlide).photo_id)?.currentSrc || src)
    made.on('contentLoad', (event) => {
      const { content } = event
      if (content.type !== 'video') return
      event.preventDefault()
      const frame = document.createElement('div')
      frame.className = 'pswp__content pswp__video'
      frame.style.backgroundImage = `url("${content.data.src}")`
      content.element = frame
      content.onLoaded()
    })
    made.addFilter('useContentPlaceholder', (uses, { type }) => uses || type === 'video')
    made.on('contentActivate', ({ content }) => setVideo(content.type === 'video' ? content.element : undefined))
    // Presses on a video's controls aren't drags.
    made.on('pointerDown', (event) => {
      if (isStill() || (event.originalEvent.target as Element).closest('[data-keys]')) event.preventDefault()
    })
    // The photo left its place on the page, and goes back there. Before it's open, it may not be drawn yet.
    let place: HTMLElement | null | undefined
    const leave = (isLeft: boolean) => {
      place?.style.removeProperty('opacity')
      place = isLeft ? thumbnailOf(idOf(made) ?? '')?.closest<HTMLElement>('[data-photo]') : undefined
      place?.style.setProperty('opacity', '0')
    }
    made.on('change', () => made.opener.isOpen && leave(true))
    made.on('closingAnimationStart', () => leave(true))
    // Its words fade while another photo takes its place.
    made.on('moveMainScroll', ({ x }) =>
      root.toggleAttribute('data-turning', Math.abs(x - made.mainScroll.getCurrSlideX()) > 1),
    )
    made.on('keydown', (event) => usesKey(event.originalEvent) && event.preventDefault())
    // The room below a photo depends on the size of the window.
    made.on('resize', () => setWindow(`${innerWidth} ${innerHeight}`))
    made.on('change', () => hasMoved(idOf(made) ?? ''))
    // Pulled down, the photo closes. Pulled up, it follows the finger; PhotoSwipe springs it back.
    let [lift, liftedAt] = [0, 0]
    made.on('verticalDrag', (event) => {
      const { currSlide: slide, gestures } = made
      setDragged(true)
      if (lift === 0) liftedAt = performance.now()
      lift = Math.max(0, gestures.startP1.y - gestures.p1.y)
      pull(lift)
      if (!slide || event.panY >= slide.bounds.center.y) return
      event.preventDefault()
      slide.pan.y += (event.panY - slide.pan.y) * PULL_FRICTION
      slide.applyCurrentZoomPan()
      made.applyBgOpacity(1)
    })
    made.on('pointerDown', () => {
      lift = 0
      pull(0)
    })
    made.on('pointerUp', ({ originalEvent: { type } }) => {
      const isFlick = lift > FLICK_PX && lift / (performance.now() - liftedAt) > FLICK_VELOCITY
      const isEnough = type === 'pointerup' && made.gestures.velocity.y < 0.1 && (isFlick || lift > PULL_PX)
      if (isEnough) pulled(lift)
      else pull(0)
      setDragged(false)
      lift = 0
    })
    made.on('zoomPanUpdate', ({ slide }) => setZoomed(slide.currZoomLevel > slide.zoomLevels.fit * 1.01))
    made.on('openingAnimationEnd', () => {
      leave(true)
      setDragged(false)
      setOpen(true)
      if (!isStill() && !root.hasAttribute('data-drawer')) peek(made)
    })
    made.on('close', () => {
      setOpen(false)
      if (!isGone) close()
    })
    made.on('destroy', () => {
      leave(false)
      if (isGone) return
      pswp.current = undefined
      closed()
    })
    pswp.current = made
    made.init()
    // The dialog around it has the role and the name.
    made.element?.removeAttribute('role')
    return () => {
      isGone = true
      pswp.current = undefined
      setOpen(false)
      // Without an animation, which another photo wouldn't wait for.
      made.isDestroying = true
      made.destroy()
      closed()
    }
  }, [isReady, root])

  // Shows what the URL says: another photo after Back, or none.
  useEffect(() => {
    const shown = pswp.current
    if (!shown) return photo_id === undefined ? closed() : undefined
    if (photo_id === undefined) {
      const end = () => shown.close()
      return shown.opener.isOpening ? shown.on('openingAnimationEnd', end) : end()
    }
    const index = indexOf(photo_id)
    if (index >= 0 && index !== shown.currIndex && index !== shown.potentialIndex) shown.goTo(index)
    // Another photo of a stack is in the same place.
    else if (index === shown.currIndex && idOf(shown) !== photo_id) shown.refreshSlideContent(index)
  }, [photo_id])

  // The list has more photos, or fewer.
  useEffect(() => {
    const shown = pswp.current
    if (shown) followList(shown, photos)
  }, [photos])

  const makeRoom = useEffectEvent((shown: PhotoSwipe, now: PhotoDetail) => {
    const slide = shown.currSlide?.data as PhotoSlide | undefined
    if (slide?.photo_id !== now.id) return
    const before = padding(slide).bottom
    slide.photo = now
    // The photo has words or a player now, or no more.
    if (padding(slide).bottom !== before) shown.updateSize(true)
  })
  useEffect(() => {
    if (!detail || !pswp.current) return
    offerFullSize(pswp.current, detail)
    makeRoom(pswp.current, detail)
  }, [detail])

  const space = `${beside} ${hasWords}`
  const lastSpace = useRef(space)
  const isClosing = useEffectEvent(() => stage.photo_id === undefined)
  useEffect(() => {
    if (lastSpace.current === space) return
    lastSpace.current = space
    if (pswp.current && !isClosing()) reflow(pswp.current)
  }, [space])

  return {
    ...{ video, isZoomed, isDragged, isOpen: isOpen && !isDragged },
    toggleZoom: () => pswp.current?.toggleZoom(),
    /** Lets a finger that's put on something over the photo drag it. */
    drag({ nativeEvent: { type, pointerId, pointerType, clientX, clientY } }: ReactPointerEvent) {
      if (pointerType !== 'touch') return
      const init = { pointerId, pointerType, clientX, clientY, cancelable: true }
      pswp.current?.scrollWrap?.dispatchEvent(new PointerEvent(type, init))
    },
    /** The photo's element and its size, to show something over it that zooms with it. */
    frame(): Frame | undefined {
      const slide = pswp.current?.currSlide
      if (!slide) return undefined
      const { displayedImageWidth: width, displayedImageHeight: height } = slide.content
      return { element: slide.container, width, height }
    },
  }
}

export type Frame = { element: HTMLElement; width: number; height: number }

/** The slide on screen may load the image in full size once someone zooms in. */
function offerFullSize({ currSlide }: PhotoSwipe, detail: PhotoDetail) {
  const content = currSlide?.content
  const srcset = srcsetOf(detail)
  if (!srcset || content?.type !== 'image' || (content.data as PhotoSlide).photo_id !== detail.id) return
  content.data.srcset = srcset
  content.updateSrcsetSizes()
  if (content.element instanceof HTMLImageElement) content.element.srcset = srcset
}

/** Fits the photo into the space it has now, where it glides. */
function reflow(shown: PhotoSwipe) {
  const slide = shown.currSlide
  if (!slide) return
  const { pan, currZoomLevel: zoom } = slide
  const [x, y] = [pan.x, pan.y]
  shown.updateSize(true)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const scale = zoom / (slide.currentResolution || slide.zoomLevels.initial)
  slide.container.animate(
    [{ transform: `translate3d(${x}px, ${y}px, 0) scale(${scale})` }, { transform: slide.container.style.transform }],
    REFLOW,
  )
}

function idOf({ currSlide }: PhotoSwipe): string | undefined {
  return (currSlide?.data as PhotoSlide | undefined)?.photo_id
}

/** The photo's thumbnail on the page, from which it grows. */
function thumbnailOf(photo_id: string): HTMLImageElement | null {
  return document.querySelector(`[data-photo="${photo_id}"] img`)
}

/** Slides know their index, which changes when photos are loaded before them or deleted. */
function followList(shown: PhotoSwipe, photos: readonly PhotoListed[]) {
  const { currSlide, mainScroll } = shown
  const id = idOf(shown)
  const index = photos.findIndex((photo) => photo.id === id)
  const moved = index - shown.currIndex
  if (index < 0 || !currSlide) return
  if (moved !== 0) {
    const { contentLoader } = shown as unknown as { contentLoader: { _cachedItems: { index: number }[] } }
    for (const content of contentLoader._cachedItems) content.index += moved
    for (const { slide } of mainScroll.itemHolders) if (slide) slide.index += moved
    shown.currIndex += moved
    shown.potentialIndex += moved
  }
  for (const [place, at] of [
    [0, index - 1],
    [2, index + 1],
  ] as const) {
    const before = (mainScroll.itemHolders[place]?.slide?.data as PhotoSlide | undefined)?.photo_id
    if (shown.opener.isOpen && before !== photos[at]?.id) shown.refreshSlideContent(at)
  }
}
