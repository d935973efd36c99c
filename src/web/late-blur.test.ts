import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blurIfLate } from './late-blur.ts'

const THUMBHASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The frame of a photo, without a browser. */
function frameOf(image: { complete: boolean; naturalWidth: number } | null) {
  const style = { backgroundImage: '' }
  return { style, element: { style, querySelector: () => image } as unknown as HTMLElement }
}

test('a photo that takes long to arrive shows its blur, and one that has arrived does not', () => {
  const late = frameOf({ complete: false, naturalWidth: 0 })
  const broken = frameOf({ complete: true, naturalWidth: 0 })
  const arrived = frameOf({ complete: true, naturalWidth: 480 })
  const flungPast = frameOf(null)
  for (const { element } of [late, broken, arrived, flungPast]) blurIfLate(element, THUMBHASH)
  vi.advanceTimersByTime(100)
  expect(late.style.backgroundImage).toBe('')
  vi.advanceTimersByTime(400)
  expect(arrived.style.backgroundImage).toBe('')
  for (const { style } of [late, broken, flungPast]) expect(style.backgroundImage).toMatch(/^url\(data:image\/png/)
})

test('photos that leave the page before that are never decoded, and a screen of late ones takes several frames', () => {
  const gone = frameOf(null)
  blurIfLate(gone.element, THUMBHASH)()
  const many = Array.from({ length: 20 }, () => frameOf(null))
  for (const { element } of many) blurIfLate(element, THUMBHASH)
  const blurred = () => many.filter(({ style }) => style.backgroundImage).length
  vi.advanceTimersByTime(200)
  expect(blurred()).toBeGreaterThan(0)
  expect(blurred()).toBeLessThan(many.length)
  vi.advanceTimersByTime(2_000)
  expect(blurred()).toBe(many.length)
  expect(gone.style.backgroundImage).toBe('')
})
