import { blurOf } from './blur.ts'

/** Most images from a server at home arrive earlier. */
const LATE_MS = 200
const TICK_MS = 50
/** Few enough for one frame on a slow phone. */
const MOST_PER_TICK = 6

const waiting = new Map<HTMLElement, { thumbhash: string; at: number }>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a photo's blur behind its image if that hasn't loaded after a moment. While someone scrolls, decoding and drawing
 * every blur takes longer than adding the photos. Returns how to cancel it.
 */
export function blurIfLate(element: HTMLElement, thumbhash: string): () => void {
  waiting.set(element, { thumbhash, at: performance.now() + LATE_MS })
  timer ??= setTimeout(tick, LATE_MS)
  return () => void waiting.delete(element)
}

function tick() {
  const now = performance.now()
  const late = [...waiting].filter(([, { at }]) => at <= now).slice(0, MOST_PER_TICK)
  for (const [element, { thumbhash }] of late) {
    waiting.delete(element)
    const image = element.querySelector('img')
    if (!image?.complete || !image.naturalWidth) element.style.backgroundImage = blurOf(thumbhash) ?? ''
  }
  timer = waiting.size ? setTimeout(tick, TICK_MS) : undefined
}
