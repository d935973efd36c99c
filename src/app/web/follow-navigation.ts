import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { openForm } from '#web/ui/open-form.ts'

/** Specification, section 9: every navigation scrolls to the top after about 50 ms. */
const SCROLL_DELAY_MS = 50

/** Whether the last step was a step through history, whose place the router restores. */
let throughHistory = true

export function restoresScroll(): boolean {
  return throughHistory
}

/**
 * With each new page: closes the form of the one that is left, scrolls smoothly to the top, and gives the page the focus, so
 * that it is read from its beginning.
 */
export function followNavigation(router: AnyRouter): void {
  const history: RouterHistory = router.history
  let scrollToTop: ReturnType<typeof setTimeout> | undefined
  history.subscribe(({ action }) => {
    // Someone who goes back right after a page opened would lose their place to that page's scrolling.
    clearTimeout(scrollToTop)
    throughHistory = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && openForm(null))
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    // A tab, a filter or an open photo changes the address and leaves the page where it is.
    if (!fromLocation || !pathChanged || throughHistory) return
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    if (!toLocation.hash) scrollToTop = setTimeout(() => scrollTo({ top: 0, behavior: 'smooth' }), SCROLL_DELAY_MS)
  })
}
