import { expect, test } from 'vitest'
import { addItems, newItem, type UploadItem, type UploadState } from './upload-queue.ts'
import { canRetry, groupUploads, photosFor, summarize } from './upload-summary.ts'

const item = (id: string, state: UploadState, change: Partial<UploadItem> = {}): UploadItem => ({
  ...newItem({ name: `${id}.jpg`, type: 'image/jpeg', size: 1000, lastModified: 0 }, 'family', id),
  state,
  ...change,
})

test('progress is measured in bytes, and finished uploads count as complete', () => {
  const queue = addItems(new Map(), [
    item('a', 'done', { sent: 1000 }),
    item('b', 'sending', { sent: 500 }),
    item('c', 'refused'),
    item('d', 'waiting'),
  ])
  expect(summarize(queue)).toMatchObject({ total: 4, open: 2, finished: 2, added: 1, problems: 1, progress: 0.625 })
})

test('uploads are waiting for the connection if one is paused and none is being sent', () => {
  const summary = (...items: UploadItem[]) => summarize(addItems(new Map(), items))
  expect(summary(item('a', 'paused'), item('b', 'waiting'), item('c', 'done'))).toMatchObject({
    isWaiting: true,
    sending: 2,
  })
  expect(summary(item('a', 'sending', { attempts: 2 }), item('b', 'processing'))).toMatchObject({ isWaiting: true })
  expect(summary(item('a', 'paused'), item('b', 'sending'))).toMatchObject({ isWaiting: false })
})

test('uploads that need attention come first by cause, then active, waiting, and finished ones', () => {
  const queue = addItems(new Map(), [
    item('first-done', 'done'),
    item('waiting', 'waiting'),
    item('torn', 'refused', { reason: 'damaged' }),
    item('sending', 'sending'),
    item('moved', 'missing'),
    item('torn-too', 'refused', { reason: 'damaged' }),
    item('then-done', 'duplicate'),
  ])
  const groups = groupUploads(queue).map((group) => [
    group.kind === 'problem' ? group.cause : group.kind,
    ...group.items.map((one) => one.id),
  ])
  expect(groups).toEqual([
    ['damaged', 'torn', 'torn-too'],
    ['missing', 'moved'],
    ['open', 'sending', 'waiting'],
    ['finished', 'then-done', 'first-done'],
  ])
})

test('photos can be added to an album once they are in the family, but recordings and those of two families can not', () => {
  const done = (id: string, change?: Partial<UploadItem>) => item(id, 'done', { photo_id: `photo ${id}`, ...change })
  const same = item('b', 'duplicate', { photo_id: 'photo a' })
  const recording = done('c', { about: { purpose: 'caption' } })
  expect(photosFor([done('a'), same, recording, item('d', 'refused')])).toEqual({
    family_id: 'family',
    photo_ids: ['photo a'],
  })
  expect(photosFor([recording])).toBeUndefined()
  expect(photosFor([done('a'), done('b', { family_id: 'another' })])).toBeUndefined()
})

test('retrying is offered only if it can help', () => {
  expect(canRetry(item('a', 'failed', { failure: 'server' }))).toBe(true)
  expect(canRetry(item('a', 'refused', { reason: 'storage_full' }))).toBe(true)
  expect(canRetry(item('a', 'refused', { reason: 'not_a_photo_or_video' }))).toBe(false)
})
