import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeFeed } from './change-feed.ts'
import { cacheAnswers, type CachedAnswers } from './cached-answers.ts'

let announce: (subject: string) => void
let isLive: CachedAnswers
/** Pending database queries, which tests answer by hand. */
let queries: PromiseWithResolvers<boolean | { until: Date | null }>[]

beforeEach(async () => {
  vi.useFakeTimers()
  queries = []
  const feed: ChangeFeed = {
    listening: true,
    async follow(_channel, onPayload) {
      announce = onPayload
    },
    async close() {},
  }
  isLive = await cacheAnswers(feed, 'session', () => {
    const question = Promise.withResolvers<boolean | { until: Date | null }>()
    queries.push(question)
    return question.promise
  })
})
afterEach(() => vi.useRealTimers())

test('a hundred equal questions at the same time share one query, and a second later none is needed', async () => {
  const answers = Promise.all(Array.from({ length: 100 }, () => isLive('phone', 'token')))
  queries[0]?.resolve(true)
  expect(new Set(await answers)).toEqual(new Set([true]))
  vi.advanceTimersByTime(1_000)
  expect(isLive('phone', 'token')).toBe(true)
  expect(queries.length).toBe(1)
})

test("after an announced change, a result queried before it isn't used", async () => {
  const before = isLive('phone', 'token')
  announce('phone')
  const after = isLive('phone', 'token')
  queries[0]?.resolve(true)
  queries[1]?.resolve(false)
  expect([await before, await after]).toEqual([true, false])
  void isLive('phone', 'token')
  expect(queries.length).toBe(3)
})

test('a yes that expires is cached until then', async () => {
  const first = isLive('phone', 'token')
  queries[0]?.resolve({ until: new Date(Date.now() + 5_000) })
  expect(await first).toBe(true)
  vi.advanceTimersByTime(4_999)
  expect(isLive('phone', 'token')).toBe(true)
  vi.advanceTimersByTime(1)
  void isLive('phone', 'token')
  expect(queries.length).toBe(2)
})

test('a yes without expiry is queried again after 30 seconds, and a no each time', async () => {
  const first = isLive('phone', 'token')
  queries[0]?.resolve({ until: null })
  await first
  vi.advanceTimersByTime(30_000)
  const second = isLive('phone', 'token')
  queries[1]?.resolve(false)
  expect(await second).toBe(false)
  void isLive('phone', 'token')
  expect(queries.length).toBe(3)
})
