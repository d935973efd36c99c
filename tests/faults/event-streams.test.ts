import type { ClientRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../bench/live.ts'
import { openCrowd, type Crowd } from './crowd.ts'
import { IS_FULL, printFigure } from './full-size.ts'

const STREAMS = 200
const EVENTS = 20
const MOST_MS = 1_000
const MOST_KB = 100

let crowd: Crowd
const open: ClientRequest[] = []

beforeAll(async () => {
  crowd = await openCrowd(STREAMS)
})
afterAll(async () => {
  for (const stream of open) stream.destroy()
  await crowd?.close()
})

test.runIf(IS_FULL)(`an event reaches ${STREAMS} open pages within a second`, async () => {
  const { server, ana, family_id, cookies } = crowd
  let received = 0
  await sleep(5_000)
  const before = crowd.residentMb()
  for (const cookie of cookies) open.push(await listen(server.url, cookie, 'categories', () => received++))
  await sleep(5_000)
  const perStreamKb = ((crowd.residentMb() - before) * 1024) / STREAMS
  let longest = 0
  for (let event = 0; event < EVENTS; event++) {
    received = 0
    const startedAt = performance.now()
    await ana.send('POST', `/api/families/${family_id}/categories`, { name: `Category ${event}` })
    await expect.poll(() => received, { interval: 5 }).toBe(STREAMS)
    longest = Math.max(longest, performance.now() - startedAt)
    // Longer than the window in which events are coalesced.
    await sleep(400)
  }
  printFigure(
    `${STREAMS} live event streams`,
    `${Math.max(0, perStreamKb).toFixed(0)} kB each, and the slowest of ${EVENTS} events reached the last one after ${Math.round(longest)} ms`,
  )
  expect(longest).toBeLessThan(MOST_MS)
  expect(perStreamKb).toBeLessThan(MOST_KB)
})
