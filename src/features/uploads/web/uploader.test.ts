import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Upload } from '#features/uploads/uploads.contract.ts'
import { ApiProblem } from '#web/api.ts'
import { addItems, newItem, type SendProblem, type UploadItem, type UploadQueue } from './upload-queue.ts'
import { createUploader, type SendResult } from './uploader.ts'

type Answer = SendResult | 'never'

/** A family's browser and server: `answers` are the results of each file's next attempts, `outcomes` the server's decisions. */
function startUploader(
  names: string[],
  answers: Record<string, Answer[]> = {},
  outcomes: Record<string, Partial<Upload>> = {},
) {
  let queue: UploadQueue = addItems(
    new Map(),
    names.map((name) => newItem({ name, type: 'image/jpeg', size: 100, lastModified: 0 }, 'family', name)),
  )
  const log: string[] = []
  const arrived: number[] = []
  let sendingNow = 0
  let mostAtOnce = 0
  let connected = true
  let isMember = true

  const uploader = createUploader({
    queue: { get: () => queue, change: (how) => (queue = how(queue)) },
    fileOf: async (id) => (id === 'lost.jpg' ? undefined : new File(['x'], id)),
    send(item, _file, events) {
      log.push(item.filename)
      mostAtOnce = Math.max(mostAtOnce, ++sendingNow)
      let stop = (_: SendProblem) => {}
      const stopped = new Promise<SendResult>((resolve) => (stop = resolve))
      const answer = answers[item.id]?.shift() ?? { kind: 'received' as const }
      const tried = new Promise<SendResult>((resolve) => {
        if (answer === 'never') return
        setTimeout(() => {
          events.created(`upload-${item.id}`)
          resolve(answer)
        }, 10)
      })
      const result = Promise.race([stopped, tried]).finally(() => sendingNow--)
      return { result, stop: () => stop({ kind: 'no_connection' }) }
    },
    async ask(_family, ids) {
      if (!connected) throw new Error('offline')
      if (!isMember) throw new ApiProblem('not_found', 404)
      return ids.map(
        (id) => ({ id, filename: '', state: 'done', photo_id: id, reason: null, ...outcomes[id] }) as Upload,
      )
    },
    changed: () => {},
    arrived: (_family, count) => arrived.push(count),
  })
  return {
    uploader,
    log,
    arrived,
    mostAtOnce: () => mostAtOnce,
    connect: (on: boolean) => (connected = on),
    leave: () => (isMember = false),
    item: (id: string) => queue.get(id) as UploadItem,
    states: () => [...queue.values()].map((item) => item.state),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('twenty photos are uploaded three at a time, and all appear in the gallery', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `${i}.jpg`)
  const home = startUploader(names)
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(new Set(home.states())).toEqual(new Set(['done']))
  expect(home.mostAtOnce()).toBe(3)
  expect(home.log).toEqual(names)
  expect(home.arrived.reduce((a, b) => a + b, 0)).toBe(20)
})

test('an uploaded photo is in the gallery within a second', async () => {
  const home = startUploader(['a.jpg'])
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(990)
  expect(home.arrived).toEqual([1])
})

test('a former member sees that they may not upload, instead of endless processing', async () => {
  const home = startUploader(['a.jpg'], {}, { 'upload-a.jpg': { state: 'received' } })
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(2000)
  expect(home.states()).toEqual(['processing'])
  home.leave()
  await vi.advanceTimersByTimeAsync(5000)
  expect(home.item('a.jpg')).toMatchObject({ state: 'failed', failure: 'not_allowed' })
})

test('a lost connection pauses an upload, which resumes as soon as the connection is back', async () => {
  const lost = { kind: 'no_connection' } as const
  const home = startUploader(
    ['a.jpg'],
    { 'a.jpg': [lost, lost, lost, lost, lost] },
    { 'upload-a.jpg': { state: 'receiving' } },
  )
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(home.states()).toEqual(['paused'])
  const tries = home.log.length
  home.uploader.resume()
  await vi.advanceTimersByTimeAsync(50)
  expect(home.log.length).toBe(tries + 1)
  expect(home.states()).toEqual(['processing'])
})

test('nothing is sent twice if the last response was lost', async () => {
  const home = startUploader(['a.jpg'], { 'a.jpg': [{ kind: 'no_connection' }] })
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(3000)
  expect(home.states()).toEqual(['done'])
  expect(home.log).toEqual(['a.jpg'])
})

test('a hanging request is aborted when the network goes offline', async () => {
  const home = startUploader(['a.jpg'], { 'a.jpg': ['never'] })
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(100)
  expect(home.states()).toEqual(['sending'])
  home.uploader.abort()
  await vi.advanceTimersByTimeAsync(1)
  expect(home.states()).toEqual(['paused'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(home.states()).toEqual(['done'])
})

test("an outcome isn't lost if the server is unreachable when it's requested", async () => {
  const home = startUploader(['a.jpg'])
  home.connect(false)
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(home.states()).toEqual(['processing'])
  home.connect(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(home.states()).toEqual(['done'])
})

test('a server that answers again gets the waiting photos right away', async () => {
  const lost = { kind: 'no_connection' } as const
  const home = startUploader(
    ['first.jpg', 'b.jpg'],
    { 'b.jpg': [lost, lost, lost, lost, lost] },
    { 'upload-b.jpg': { state: 'receiving' } },
  )
  home.connect(false)
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(17_000)
  expect(home.states()).toEqual(['processing', 'paused'])
  const tries = home.log.length
  home.connect(true)
  await vi.advanceTimersByTimeAsync(3200)
  expect(home.item('first.jpg').state).toBe('done')
  expect(home.log.length).toBeGreaterThan(tries)
})

test('a file that the browser no longer has must be selected again, and the others continue', async () => {
  const home = startUploader(['lost.jpg', 'b.jpg'])
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(3000)
  expect(home.states()).toEqual(['missing', 'done'])
})

test("a refused file shows the reason and doesn't block the others", async () => {
  const home = startUploader(
    ['letter.pdf', 'b.jpg'],
    {},
    { 'upload-letter.pdf': { state: 'refused', photo_id: null, reason: 'not_a_photo_or_video' } },
  )
  home.uploader.start()
  await vi.advanceTimersByTimeAsync(3000)
  expect(home.item('letter.pdf')).toMatchObject({ state: 'refused', reason: 'not_a_photo_or_video' })
  expect(home.item('b.jpg').state).toBe('done')
})
