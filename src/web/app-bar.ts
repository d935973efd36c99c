import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { createStore, useStore } from './external-store.ts'

/** `large` headings are on the page, `small` ones only in the bar. Larger screens have no bar, and all of them on the page. */
export type HeadingLook = 'large' | 'small'

/** What the bar above the page takes from the page. Only phones have it. */
type AppBar = {
  /** Undefined for pages without a heading. */
  heading?: { look: HeadingLook; inSight: boolean } | undefined
  /** The page's photos that are below the bar. */
  photos: ReadonlySet<Element>
}

const bar = createStore<AppBar>({ photos: new Set() })
/** The page that this page belongs to. The menu's entries follow it, but not what changes while a page scrolls. */
const shownParent = createStore<{ href: string; label: string } | undefined>(undefined)

function change(next: Partial<AppBar>): void {
  bar.set({ ...bar.get(), ...next })
}

/** Where the bar shows the page's actions. */
const actionsPlace = createStore<HTMLElement | null>(null)

export const useAppBar = () => useStore(bar)
export const setActionsPlace = actionsPlace.set
export const useActionsPlace = () => useStore(actionsPlace)
export const useShownParent = () => useStore(shownParent)

/** The height of the bar while a page scrolls (--bar-stuck), in pixels. Large text adds a few. */
const BAR_PX = 52

function watch(element: Element | null, onChange: (inSight: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        // A page that's rendered hidden has no size.
        if (boundingClientRect.width > 0) onChange(isIntersecting)
    },
    { rootMargin: `-${BAR_PX}px 0px 0px` },
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}

/** While the heading is in sight, the bar has no line, and no title where the page shows it. */
export function useHeadingInSight(heading: RefObject<HTMLElement | null>, look: HeadingLook): void {
  // Before the first paint, so that the title doesn't appear for a moment.
  useLayoutEffect(() => {
    change({ heading: { look, inSight: true } })
    return () => change({ heading: undefined })
  }, [look])
  useEffect(() => watch(heading.current, (inSight) => change({ heading: { look, inSight } })), [heading, look])
}

/** While the photo is below the bar, the bar is transparent on phones. */
export function usePhotoUnderBar(photo: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = photo.current
    if (!element) return
    const toggle = (isBelow: boolean) => {
      const photos = new Set(bar.get().photos)
      if (isBelow) photos.add(element)
      else photos.delete(element)
      change({ photos })
    }
    toggle(true)
    const stop = watch(element, toggle)
    return () => {
      stop()
      toggle(false)
    }
  }, [photo])
}

/** Where the bar's arrow leads on phones. */
export function useParentPage(href: string | undefined, label: string): void {
  useLayoutEffect(() => {
    if (href === undefined) return
    shownParent.set({ href, label })
    return () => shownParent.set(undefined)
  }, [href, label])
}
