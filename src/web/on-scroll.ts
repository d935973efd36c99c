let scrolls = 0
let latest: Event | undefined

/** Calls back when anything scrolls or the window is resized. Scroll events don't bubble, but can be captured. */
export function onScroll(changed: () => void): () => void {
  const listener = (event: Event) => {
    if (event !== latest) measureAgain()
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

const tops = new WeakMap<Element, { scrolls: number; top: number }>()

/**
 * The top of an element in the window, in pixels; 0 before it's mounted. It's measured once per scroll event: a listener that
 * measures after another one's render makes the browser lay out the page an extra time.
 */
export function topOf(element: Element | null): number {
  if (!element) return 0
  const known = tops.get(element)
  if (known?.scrolls === scrolls) return known.top
  const { top } = element.getBoundingClientRect()
  tops.set(element, { scrolls, top })
  return top
}

/** After a render that scrolls or moves elements. */
export function measureAgain(): void {
  scrolls++
}
