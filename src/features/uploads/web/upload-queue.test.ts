import { describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#features/uploads/uploads.rules.ts'
import { groupUploads, summarize } from './upload-summary.ts'
import {
  addItems,
  afterProblem,
  changeItem,
  findMissing,
  isOpen,
  newItem,
  nextRetryAt,
  nextToStart,
  pendingBatches,
  withServerStates,
  type UploadItem,
  type UploadQueue,
} from './upload-queue.ts'

const FAMILY = 'our-family'
const file = (name: string, size = 1000) => ({ name, type: 'image/jpeg', size, lastModified: 7 })
const item = (id: string, change: Partial<UploadItem> = {}): UploadItem => ({
  ...newItem(file(`${id}.jpg`), FAMILY, id),
  ...change,
})
const queueOf = (...items: UploadItem[]): UploadQueue => addItems(new Map(), items)
const ids = (items: UploadItem[]) => items.map((one) => one.id)

describe('upload order', () => {
  test('three photos are uploaded at a time, in the order in which they were selected', () => {
    const queue = queueOf(item('a'), item('b'), item('c'), item('d'))
    expect(ids(nextToStart(queue, 0))).toEqual(['a', 'b', 'c'])
    const busy = changeItem(changeItem(queue, 'a', { state: 'sending' }), 'b', { state: 'sending' })
    expect(ids(nextToStart(busy, 0))).toEqual(['c'])
  })

  test('a photo that lost its connection goes before waiting ones, but not before its pause is over', () => {
    const queue = queueOf(item('a'), item('b', { state: 'paused', retry_at: 500 }))
    expect(ids(nextToStart(queue, 499))).toEqual(['a'])
    expect(ids(nextToStart(queue, 500))).toEqual(['b', 'a'])
    expect(nextRetryAt(queue)).toBe(500)
  })

  test('without a connection only three of 500 photos are retried', () => {
    const paused = { state: 'paused', retry_at: 500 } as const
    const queue = queueOf(item('a', paused), item('b', paused), item('c', paused), item('d'), item('e'))
    expect(nextToStart(queue, 499)).toEqual([])
    expect(ids(nextToStart(queue, 500))).toEqual(['a', 'b', 'c'])
  })

  test('empty files and files over the limit are refused before a byte is sent', () => {
    expect(newItem(file('empty.jpg', 0), FAMILY, 'x')).toMatchObject({ state: 'refused', reason: 'empty' })
    expect(newItem(file('film.mov', UPLOAD_MAX_BYTES + 1), FAMILY, 'x')).toMatchObject({
      state: 'refused',
      reason: 'too_large',
    })
  })
})

describe('after a failed attempt', () => {
  test('an upload limit pauses a file for as long as the server says, and never fails it', () => {
    const held = { by: 'person', for_seconds: 30, limit: 200, gigabytes: 256 } as const
    const queue = queueOf(item('a', { attempts: 50 }))
    const change = afterProblem(item('a', { attempts: 50 }), { kind: 'answer', status: 429, held }, 1000)
    expect(change).toEqual({ state: 'paused', retry_at: 31_000, held })
    const waiting = changeItem(queue, 'a', change)
    expect(groupUploads(waiting)).toMatchObject([{ kind: 'held', by: held }])
    expect(summarize(waiting)).toMatchObject({ isWaiting: false, problems: 0, open: 1 })
  })

  test('without a connection, the pauses grow to half a minute and retries never stop', () => {
    const pauses = [1, 2, 3, 6, 50].map((tries) => {
      const after = afterProblem(item('a', { attempts: tries - 1 }), { kind: 'no_connection' }, 0)
      expect(after.state).toBe('paused')
      return after.retry_at
    })
    expect(pauses).toEqual([1000, 2000, 4000, 30_000, 30_000])
  })

  test('an upload fails after repeated server errors, and can be retried', () => {
    const failing = { kind: 'answer', status: 500 } as const
    expect(afterProblem(item('a'), failing, 0)).toMatchObject({ state: 'paused' })
    expect(afterProblem(item('a', { attempts: 7 }), failing, 0)).toMatchObject({ state: 'failed', failure: 'server' })
  })

  test('an upload that the server has deleted starts again from the first byte', () => {
    const after = afterProblem(item('a', { upload_id: 'gone', sent: 500 }), { kind: 'answer', status: 404 }, 0)
    expect(after).toMatchObject({ state: 'waiting', upload_id: undefined, sent: 0 })
  })

  test.each([
    [401, { state: 'failed', failure: 'signed_out' }],
    [403, { state: 'failed', failure: 'not_allowed' }],
    [404, { state: 'failed', failure: 'not_allowed' }],
    [413, { state: 'refused', reason: 'too_large' }],
    [507, { state: 'refused', reason: 'storage_full' }],
    [402, { state: 'refused', reason: 'plan_full' }],
  ])('a response of %i ends the upload with its cause', (status, outcome) => {
    expect(afterProblem(item('a'), { kind: 'answer', status }, 0)).toMatchObject(outcome)
  })

  test("a file that was moved on disk is recognized when it's selected again", () => {
    expect(afterProblem(item('a'), { kind: 'unreadable' }, 0)).toEqual({ state: 'missing' })
    const queue = queueOf(item('a', { state: 'missing', upload_id: 'begun' }))
    expect(findMissing(queue, file('a.jpg'))?.upload_id).toBe('begun')
    expect(findMissing(queue, file('other.jpg'))).toBeUndefined()
  })
})

describe('server responses', () => {
  test('the states of 500 processing photos are requested a hundred at a time', () => {
    const queue = queueOf(
      ...Array.from({ length: 250 }, (_, i) => item(`p${i}`, { state: 'processing', upload_id: `u${i}` })),
    )
    expect(pendingBatches(queue).map((batch) => batch.ids.length)).toEqual([100, 100, 50])
  })

  test('a request never mixes families', () => {
    const processing = { state: 'processing', upload_id: 'u' } as const
    const queue = queueOf(item('a', processing), item('b', { ...processing, family_id: 'grandparents' }))
    expect(pendingBatches(queue).map((batch) => batch.family_id)).toEqual([FAMILY, 'grandparents'])
  })

  test('each photo gets its own outcome', () => {
    const processing = (id: string) => item(id, { state: 'processing', upload_id: `u-${id}` })
    const queue = queueOf(
      processing('new'),
      processing('twice'),
      processing('text'),
      processing('slow'),
      processing('later'),
      processing('lost'),
    )
    const answer = withServerStates(
      queue,
      ['u-new', 'u-twice', 'u-text', 'u-slow', 'u-later', 'u-lost'],
      [
        { id: 'u-new', filename: '', state: 'done', photo_id: 'p1', reason: null, retry_at: null },
        { id: 'u-twice', filename: '', state: 'duplicate', photo_id: 'p0', reason: null, retry_at: null },
        {
          id: 'u-text',
          filename: '',
          state: 'refused',
          photo_id: null,
          reason: 'not_a_photo_or_video',
          retry_at: null,
        },
        { id: 'u-slow', filename: '', state: 'received', photo_id: null, reason: null, retry_at: null },
        {
          id: 'u-later',
          filename: '',
          state: 'received',
          photo_id: null,
          reason: null,
          retry_at: '2026-11-23T20:00:00Z',
        },
      ],
    )
    expect(answer.get('new')).toMatchObject({ state: 'done', photo_id: 'p1', sent: 1000 })
    expect(answer.get('twice')).toMatchObject({ state: 'duplicate', photo_id: 'p0' })
    expect(answer.get('text')).toMatchObject({ state: 'refused', reason: 'not_a_photo_or_video' })
    expect(answer.get('slow')).toMatchObject({ state: 'processing' })
    expect(answer.get('later')).toMatchObject({ state: 'stored', sent: 1000 })
    expect(isOpen(answer.get('later')!)).toBe(false)
    expect(answer.get('lost')).toMatchObject({ state: 'waiting', upload_id: undefined })
  })

  test('a photo whose first attempt had arrived counts as added, not as a duplicate', () => {
    const lost = afterProblem(item('a', { sent: 1000 }), { kind: 'no_connection' }, 0)
    const queue = queueOf(item('a', { ...lost, state: 'processing', upload_id: 'second' }))
    const answer = [
      { id: 'second', filename: '', state: 'duplicate', photo_id: 'first', reason: null, retry_at: null } as const,
    ]
    expect(withServerStates(queue, ['second'], answer).get('a')).toMatchObject({ state: 'done', photo_id: 'first' })
  })

  test("a canceled upload doesn't come back", () => {
    const after = withServerStates(
      new Map(),
      ['u'],
      [{ id: 'u', filename: '', state: 'done', photo_id: 'p', reason: null, retry_at: null }],
    )
    expect(after.size).toBe(0)
    expect(changeItem(after, 'a', { state: 'done' }).size).toBe(0)
  })
})
