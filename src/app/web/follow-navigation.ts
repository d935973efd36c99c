import type { AnyRouter, HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { openForm } from '#web/ui/open-form.ts'

/** Specification, section 9: every navigation scrolls to the top after about 50 ms. */
const SCROLL_DELAY_MS = 50

/** Whether the last navigation was Back or Forward, for which the router restores the scroll position. */
let throughHistory = true
/** The page below an open photo follows it, so closing the photo must not return to where it was opened. */
let opensOrClosesPhoto = false

/** The pages opened since the app loaded, by their index in the history. */
const opened: Pick<HistoryLocation, 'href' | 'pathname'>[] = []
let index = 0

/** Whether the page before this one in the history is at this path. */
export function cameFrom(href: string): boolean {
  const before = opened[index - 1]
  return before !== undefined && before.href !== opened[index]?.href && before.pathname === href.split('?')[0]
}

export function restoresScroll(): boolean {
  return throughHistory && !opensOrClosesPhoto
}

/**
 * On every new page: closes the open form, scrolls smoothly to the top, and moves focus to the page for screen readers, but not
 * out of a menu or panel that someone opened while the page was loading.
 */
export function followNavigation(router: AnyRouter): void {
  const history: RouterHistory = router.history
  let scrollToTop: ReturnType<typeof setTimeout> | undefined
  let openBefore: Element | null = null
  const note = (location: HistoryLocation) => {
    index = location.state.__TSR_index
    opened[index] = location
  }
  note(history.location)
  history.subscribe(({ action, location }) => {
    note(location)
    // Going back right after a page opened would lose the restored position to that page's scrolling.
    clearTimeout(scrollToTop)
    throughHistory = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    if (pathChanged) openForm(null)
    openBefore = focusedPopover()
    opensOrClosesPhoto = !pathChanged && fromLocation?.state.photoDepth !== toLocation.state.photoDepth
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    // Tabs, filters and open photos change the URL, but not the page.
    if (!fromLocation || !pathChanged || throughHistory) return
    const open = focusedPopover()
    if (!open || open === openBefore) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    if (!toLocation.hash) scrollToTop = setTimeout(() => scrollTo({ top: 0, behavior: 'smooth' }), SCROLL_DELAY_MS)
  })
}

function focusedPopover(): Element | null {
  return document.activeElement?.closest('[popover]') ?? null
}
