/** Calls back when anything scrolls or the window is resized. Scroll events don't bubble, but can be captured. */
export function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true, capture: true })
  window.addEventListener('resize', changed)
  return () => {
    window.removeEventListener('scroll', changed, { capture: true })
    window.removeEventListener('resize', changed)
  }
}
