let scrolls = 0
let latest: Event | undefined
/** How far the page was scrolled at the last scroll event, in pixels. Reading it after a render would lay out the page. */
export let scrolled = 0

/** Calls back when anything scrolls or the window is resized. Scroll events don't bubble, but can be captured. */
export function onScroll(changed: () => void): () => void {
  const listener = (event: Event) => {
    if (event !== latest) {
      measureAgain()
      scrolled = window.scrollY
    }
    latest = event
    changed()
  }
  window.addEventListener('scroll', listener, { passive: true, capture: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', listener, { capture: true })
    window.removeEventListener('resize', listener)
  }
}

type View = { top: number; height: number }
const views = new WeakMap<Element, View & { scrolls: number }>()

/**
 * The top of an element in the window, and the window's height, in pixels. They're measured once per scroll event: a listener
 * that measures after another one's render, even the window, makes the browser lay out the page an extra time.
 */
export function viewOf(element: Element | null): View {
  if (!element) return { top: 0, height: window.innerHeight }
  const known = views.get(element)
  if (known?.scrolls === scrolls) return known
  const view = { scrolls, top: element.getBoundingClientRect().top, height: window.innerHeight }
  views.set(element, view)
  return view
}

/** Of an element in the window; 0 before it's mounted. */
export function topOf(element: Element | null): number {
  return viewOf(element).top
}

/** After a render that scrolls or moves elements. */
export function measureAgain(): void {
  scrolls++
}
