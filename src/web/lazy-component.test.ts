import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetched } from './lazy-component.ts'

const browser = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  browser.onLine = true
  vi.stubGlobal('document', {})
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what a page loaded ahead is there when someone needs it without a network', async () => {
  const uploads = prefetched(() => Promise.resolve('uploads'))
  await vi.advanceTimersByTimeAsync(10_000)
  browser.onLine = false
  expect(await uploads()).toBe('uploads')
})

test('what couldn’t be loaded ahead is loaded when someone needs it', async () => {
  let isThere = false
  const uploads = prefetched(() => (isThere ? Promise.resolve('uploads') : Promise.reject(new Error('no network'))))
  await vi.advanceTimersByTimeAsync(10_000)
  isThere = true
  expect(await uploads()).toBe('uploads')
})
