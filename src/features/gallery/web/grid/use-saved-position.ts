import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { measureAgain, onScroll, topOf } from '#web/on-scroll.ts'
import type { GalleryLayout } from './gallery-layout.ts'
import { savePosition, savedPosition, type SavedPosition } from './saved-position.ts'
import { visibleMonths } from './visible-rows.ts'

type Photos = readonly { id: string }[]
/** A saved position, and where its row starts in the current layout. */
type Anchor = SavedPosition & Place
type Place = { rowTop: number; month: string; monthTop: number }

/** Height of the sticky headings. The row under them counts as the visible one. */
const COVERED_PIXELS = 130
const SAVE_AFTER_MS = 120
/** Photos to load below the position to fill the viewport. Without them the page would end there. */
const BELOW_PHOTOS = 80
/** When loading starts at a position instead of the top, it includes this many photos above it. */
const ABOVE_PHOTOS = 30

/**
 * Keeps the visible photos in place when photos are added above them, when the window is resized, on Back and after a reload.
 * Loads more photos while the position isn't loaded. `isWhole` says that the layout includes all photos, loaded or not.
 */
export function useSavedPosition(
  element: RefObject<HTMLElement | null>,
  layout: GalleryLayout,
  photos: Photos,
  key: string,
  onMissing: () => void,
  isWhole: boolean,
): void {
  const anchor = useRef<Anchor | undefined>(undefined)
  const returning = useRef(savedPosition(key))
  const askForMore = useEffectEvent(onMissing)
  const save = useEffectEvent((at = key) => savePosition(at, returning.current ?? positionToSave(anchor.current)))
  const look = useEffectEvent(() => {
    if (!returning.current && element.current) anchor.current = anchorAt(element.current, layout, photos)
  })

  useLayoutEffect(() => {
    // A page that's rendered while hidden has no positions. It's laid out again when it's shown.
    const shown = element.current?.getClientRects()[0]
    if (!shown) return
    const by = returning.current
      ? distanceBack(returning.current, shown.top)
      : anchor.current && distanceMoved(anchor.current, shown.top)
    if (by !== undefined && Math.abs(by) > 1) window.scrollBy({ top: by, behavior: 'instant' })
    measureAgain()
    // The photos of the target month have loaded, so one of them becomes the anchor.
    if (anchor.current && !anchor.current.photo_id) {
      look()
      save()
    }

    function distanceBack(to: SavedPosition, top: number): number | undefined {
      const found = to.photo_id ? whereIs(to.photo_id, layout, photos) : beginningOf(to.start?.month, layout)
      if (!found && photos.length < to.photos && !to.start) askForMore()
      else if (isWhole || !found) returning.current = undefined
      if (!found) return undefined
      anchor.current = { ...to, ...found }
      return top + found.rowTop - to.below
    }

    function distanceMoved(from: Anchor, top: number): number | undefined {
      const found = from.photo_id && whereIs(from.photo_id, layout, photos)
      const beginning = beginningOf(from.month, layout)
      anchor.current = undefined
      // If the anchor isn't loaded, the layout may still have its month.
      if (!found && !beginning) return undefined
      const moved = found ? found.rowTop - from.rowTop : (beginning?.monthTop ?? 0) - from.monthTop
      const now = found || { month: from.month, monthTop: from.monthTop + moved, rowTop: from.rowTop + moved }
      anchor.current = { ...from, ...now }
      // In a gallery that got shorter than the position, the browser has scrolled to the end.
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      return isAtEnd ? top + now.rowTop - from.below : moved
    }
  }, [element, layout, photos, isWhole])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onScroll(() => {
      look()
      clearTimeout(timer)
      timer = setTimeout(() => save(), SAVE_AFTER_MS)
    })
    const onLeave = () => {
      measureAgain()
      look()
      save()
    }
    window.addEventListener('pagehide', onLeave)
    return () => {
      clearTimeout(timer)
      stop()
      window.removeEventListener('pagehide', onLeave)
    }
  }, [])

  // An opened photo is a history entry of its own, and a reload there returns to the same rows.
  useEffect(() => save(key), [key])
}

/** Undefined at the top of the gallery, where new photos should push the others down. */
function anchorAt(element: HTMLElement, layout: GalleryLayout, photos: Photos): Anchor | undefined {
  const top = topOf(element)
  if (top > -COVERED_PIXELS) return undefined
  const line = COVERED_PIXELS - top
  const [seen] = visibleMonths(layout, line, line + 1)
  const month = seen && layout.months[seen.index]
  if (!month) return undefined
  const row = month.rows[Math.min(seen.from, month.rows.length - 1)]
  const photo = row && photos[row.start]
  const rowTop = month.top + (photo ? row.top : 0)
  const from = { month: month.month, monthTop: month.top, rowTop, below: top + rowTop }
  if (!photo) return { ...from, photos: Infinity, start: { month: month.month, skip: 0 } }
  return {
    ...from,
    photo_id: photo.id,
    photos: layout.loadedFrom > 0 ? Infinity : Math.min(photos.length, row.end + BELOW_PHOTOS),
    start: {
      month: month.month,
      skip: Math.max(0, row.start - (month.rows[0]?.start ?? 0) + (month.skipped ?? 0) - ABOVE_PHOTOS),
    },
  }
}

/** The serializable part of the anchor. Stored numbers must be finite. */
function positionToSave(anchor: Anchor | undefined): SavedPosition | undefined {
  if (!anchor) return undefined
  const { photo_id, below, photos, start } = anchor
  return { photo_id, below, photos: Math.min(photos, Number.MAX_SAFE_INTEGER), start }
}

function beginningOf(name: string | undefined, layout: GalleryLayout): Place | undefined {
  const month = layout.months.find((one) => one.month === name)
  return month && { month: month.month, monthTop: month.top, rowTop: month.top }
}

function whereIs(photo_id: string, layout: GalleryLayout, photos: Photos): Place | undefined {
  const index = photos.findIndex((photo) => photo.id === photo_id)
  if (index < 0) return undefined
  const month = layout.months.find(({ rows }) => index < (rows.at(-1)?.end ?? 0))
  const row = month?.rows.find(({ end }) => index < end)
  return month && row && { month: month.month, monthTop: month.top, rowTop: month.top + row.top }
}
