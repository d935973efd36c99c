import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureAgain, onScroll, topOf, viewOf } from './on-scroll.ts'

let page: EventTarget
beforeEach(() => void vi.stubGlobal('window', (page = new EventTarget())))
afterEach(() => vi.unstubAllGlobals())

/** An element in the page, which counts how often it's measured. */
function gallery() {
  const measure = vi.fn<() => { top: number }>(() => ({ top: 100 }))
  return { measure, element: { getBoundingClientRect: measure } as unknown as Element }
}

test('the gallery is measured once for each scroll, however many parts of the page follow it', () => {
  const { measure, element } = gallery()
  const tops: number[] = []
  const stops = [1, 2, 3].map(() => onScroll(() => tops.push(topOf(element))))
  page.dispatchEvent(new Event('scroll'))
  expect(measure).toHaveBeenCalledTimes(1)
  measure.mockReturnValue({ top: 60 })
  page.dispatchEvent(new Event('scroll'))
  page.dispatchEvent(new Event('resize'))
  expect(measure).toHaveBeenCalledTimes(3)
  expect(tops).toEqual([100, 100, 100, 60, 60, 60, 60, 60, 60])
  for (const stop of stops) stop()
  page.dispatchEvent(new Event('scroll'))
  expect(tops).toHaveLength(9)
})

test('after photos were added above, the gallery is measured again without a scroll', () => {
  const { measure, element } = gallery()
  expect([topOf(null), topOf(element), topOf(element)]).toEqual([0, 100, 100])
  measure.mockReturnValue({ top: -900 })
  measureAgain()
  expect(topOf(element)).toBe(-900)
})

test('the window is measured with the gallery, so that a render in between causes no extra layout', () => {
  const { element } = gallery()
  const measureWindow = vi.fn<() => number>(() => 800)
  Object.defineProperty(page, 'innerHeight', { get: measureWindow })
  const stop = onScroll(() => void [topOf(element), viewOf(element), viewOf(element)])
  page.dispatchEvent(new Event('scroll'))
  expect(viewOf(element)).toMatchObject({ top: 100, height: 800 })
  expect(measureWindow).toHaveBeenCalledTimes(1)
  stop()
})
