import type PhotoSwipe from 'photoswipe'
import { storedValue } from '#web/stored-value.ts'

const stored = storedValue('hearthbook.peeked', (value) => value === true || undefined)
/** How much of the next photo it shows, in pixels. */
const PEEK_PX = 120

/** On touch screens, once on each device: the next photo looks in from the side, so that people know they can swipe. */
export function peek(shown: PhotoSwipe): void {
  const { mainScroll, animations, currIndex } = shown
  const count = shown.getNumItems()
  const mayMove = matchMedia('(pointer: coarse) and (prefers-reduced-motion: no-preference)').matches
  if (!mayMove || count < 2 || stored.read()) return
  stored.write(true)
  const rest = mainScroll.getCurrSlideX()
  const side = rest + (currIndex < count - 1 ? -PEEK_PX : PEEK_PX)
  let isPeeking = true
  const glide = (start: number, end: number, onComplete: () => void) =>
    animations.startSpring({
      ...{ isMainScroll: true, start, end, velocity: 0, dampingRatio: 1, naturalFrequency: 9, onComplete },
      onUpdate: (x) => mainScroll.moveTo(x),
    })
  glide(rest, side, () => glide(side, rest, () => (isPeeking = false)))
  // A finger stops the animation.
  shown.on('pointerDown', () => {
    if (isPeeking) mainScroll.moveTo(rest)
    isPeeking = false
  })
}
