/** Calls back when anything scrolls or the window changes: scrolling does not bubble, but it can be captured. */
export function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true, capture: true })
  window.addEventListener('resize', changed)
  return () => {
    window.removeEventListener('scroll', changed, { capture: true })
    window.removeEventListener('resize', changed)
  }
}
