import { beforeEach, expect, test, vi } from 'vitest'
import { countTo, isWaiting, saveDeadline, savedDeadline, secondsLeft } from './deadline.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('a cooldown survives a reload', async () => {
  saveDeadline('login.ada@example.org', 1_060_000)
  vi.resetModules()
  const reloaded = await import('./deadline.ts')
  expect(reloaded.savedDeadline('login.ada@example.org')).toBe(1_060_000)
  expect(reloaded.savedDeadline('login.eve@example.org')).toBe(0)
})

/** The rest of a 60-second cooldown after both clocks ran on. */
function leftAfter(wall: number, monotonic = wall): number {
  const countdown = countTo(1_060_000, 60, { wall: 1_000_000, monotonic: 500 })
  return secondsLeft({ ...countdown, now: { wall: 1_000_000 + wall, monotonic: 500 + monotonic } })
}

test('a cooldown counts down to zero', () => {
  expect(leftAfter(0)).toBe(60)
  expect(leftAfter(1)).toBe(60)
  expect(leftAfter(59_999)).toBe(1)
  expect(leftAfter(60_000)).toBe(0)
  expect(leftAfter(90_000)).toBe(0)
})

test("setting the clock back during a cooldown doesn't prolong it", () => {
  expect(leftAfter(-600_000, 20_000)).toBe(40)
  expect(leftAfter(-600_000, 60_000)).toBe(0)
})

test('a cooldown continues while the device sleeps', () => {
  expect(leftAfter(45_000, 5_000)).toBe(15)
})

test('setting the clock back before a reload locks no one out', () => {
  expect(secondsLeft(countTo(90_000_000, 60))).toBe(0)
  saveDeadline('login.bea@example.org', Date.now() + 600_000)
  expect(isWaiting('login.bea@example.org', 60)).toBe(false)
})

test('without storage, a cooldown lasts until the page is reloaded', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('forbidden')
    },
    setItem() {
      throw new Error('forbidden')
    },
  })
  saveDeadline('login', 5)
  expect(savedDeadline('login')).toBe(5)
  vi.resetModules()
  expect((await import('./deadline.ts')).savedDeadline('login')).toBe(0)
})
