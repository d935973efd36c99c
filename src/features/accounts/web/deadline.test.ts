import { beforeEach, expect, test, vi } from 'vitest'
import { keepDeadline, keptDeadline, secondsLeft } from './deadline.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a wait survives a reload', () => {
  keepDeadline('login.ada@example.org', 1_060_000)
  expect(keptDeadline('login.ada@example.org')).toBe(1_060_000)
  expect(keptDeadline('login.eve@example.org')).toBe(0)
})

test('a wait counts down to nothing', () => {
  expect(secondsLeft(1_060_000, 1_000_000, 60)).toBe(60)
  expect(secondsLeft(1_060_000, 1_000_001, 60)).toBe(60)
  expect(secondsLeft(1_060_000, 1_059_999, 60)).toBe(1)
  expect(secondsLeft(1_060_000, 1_060_000, 60)).toBe(0)
  expect(secondsLeft(0, 1_060_000, 60)).toBe(0)
})

test('a clock that was set back locks nobody out for days', () => {
  expect(secondsLeft(90_000_000, 1_000_000, 60)).toBe(0)
})

test('forbidden or broken storage means no wait', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('forbidden')
    },
    setItem() {
      throw new Error('forbidden')
    },
  })
  keepDeadline('login', 5)
  expect(keptDeadline('login')).toBe(0)
})
