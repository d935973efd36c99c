import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeFeed } from './change-feed.ts'
import { rememberAnswers, type RememberedAnswers } from './remembered-answers.ts'

let announce: (subject: string) => void
let isLive: RememberedAnswers
/** Questions that the database has been asked, to answer by hand. */
let asked: PromiseWithResolvers<boolean | { until: Date | null }>[]

beforeEach(async () => {
  vi.useFakeTimers()
  asked = []
  const feed: ChangeFeed = {
    listening: true,
    async follow(_channel, told) {
      announce = told
    },
    async close() {},
  }
  isLive = await rememberAnswers(feed, 'session', () => {
    const question = Promise.withResolvers<boolean | { until: Date | null }>()
    asked.push(question)
    return question.promise
  })
})
afterEach(() => vi.useRealTimers())

test('a hundred who ask the same at the same time share one query, and a second later no one asks', async () => {
  const answers = Promise.all(Array.from({ length: 100 }, () => isLive('phone', 'token')))
  asked[0]?.resolve(true)
  expect(new Set(await answers)).toEqual(new Set([true]))
  vi.advanceTimersByTime(1_000)
  expect(isLive('phone', 'token')).toBe(true)
  expect(asked.length).toBe(1)
})

test('an announced change is never answered by a question that was asked before it', async () => {
  const before = isLive('phone', 'token')
  announce('phone')
  const after = isLive('phone', 'token')
  asked[0]?.resolve(true)
  asked[1]?.resolve(false)
  expect([await before, await after]).toEqual([true, false])
  void isLive('phone', 'token')
  expect(asked.length).toBe(3)
})

test('a yes that ends on its own is cached no longer than it holds', async () => {
  const first = isLive('phone', 'token')
  asked[0]?.resolve({ until: new Date(Date.now() + 5_000) })
  expect(await first).toBe(true)
  vi.advanceTimersByTime(4_999)
  expect(isLive('phone', 'token')).toBe(true)
  vi.advanceTimersByTime(1)
  void isLive('phone', 'token')
  expect(asked.length).toBe(2)
})

test('a yes without an end is asked again after half a minute, and a no each time', async () => {
  const first = isLive('phone', 'token')
  asked[0]?.resolve({ until: null })
  await first
  vi.advanceTimersByTime(30_000)
  const second = isLive('phone', 'token')
  asked[1]?.resolve(false)
  expect(await second).toBe(false)
  void isLive('phone', 'token')
  expect(asked.length).toBe(3)
})
