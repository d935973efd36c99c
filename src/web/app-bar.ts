import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { createStore, useStore } from './external-store.ts'

/** What the bar above the page takes from the page. */
type AppBar = {
  /** Large headings are on the page; on phones, others are only in the bar. Undefined for pages without a heading. */
  heading?: { isLarge: boolean; inSight: boolean } | undefined
  /** The page's photos that are below the bar. */
  photos: ReadonlySet<Element>
}

const bar = createStore<AppBar>({ photos: new Set() })
/** The page that this page belongs to. The menu's entries follow it, but not what changes while a page scrolls. */
const shownParent = createStore<{ href: string; label: string } | undefined>(undefined)

function change(next: Partial<AppBar>): void {
  bar.set({ ...bar.get(), ...next })
}

export const useAppBar = () => useStore(bar)
export const useShownParent = () => useStore(shownParent)

/** The height of the bar while a page scrolls, in pixels. */
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

/** While the heading is visible, the bar has no line, and no title if the heading is large. */
export function useHeadingInSight(heading: RefObject<HTMLElement | null>, isLarge: boolean): void {
  // Before the first paint, so that the title doesn't appear for a moment.
  useLayoutEffect(() => {
    change({ heading: { isLarge, inSight: true } })
    return () => change({ heading: undefined })
  }, [isLarge])
  useEffect(() => watch(heading.current, (inSight) => change({ heading: { isLarge, inSight } })), [heading, isLarge])
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
