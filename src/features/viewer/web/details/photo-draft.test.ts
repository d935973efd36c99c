import { expect, test } from 'vitest'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { changesOf, draftOfPhoto } from './photo-draft.ts'

const begun = {
  ...{ description: null, location_name: null, location_lat: null, location_lng: null, people: [] },
  ...{ taken_at: '2024-05-01T10:30:00', taken_precision: 'time', taken_offset_minutes: 120 },
  ...{ tags: ['boat', 'lake'], audience: 'family_only', is_favorite: false },
  categories: [{ id: 'holidays', name: 'Holidays' }],
  milestones: [],
} as unknown as PhotoDetail

test('editing the place keeps the description that someone else wrote since', () => {
  const hers: PhotoDetail = { ...begun, description: 'The lake, before breakfast', is_favorite: true }
  expect(changesOf(begun, { ...draftOfPhoto(begun), location_name: 'Lisbon' }, hers)).toEqual({
    location_name: 'Lisbon',
  })
})

test('tags that two people add both stay, and a tag that one of them removes is gone', () => {
  const hers: PhotoDetail = { ...begun, tags: ['lake', 'swim'], categories: [] }
  const his = { ...draftOfPhoto(begun), tags: ['boat', 'lake', 'morning'], category_ids: ['holidays', 'zoo'] }
  expect(changesOf(begun, his, hers)).toEqual({ add_tags: ['morning'], category_ids: ['zoo'] })
  expect(changesOf(begun, { ...draftOfPhoto(begun), tags: ['boat'] }, hers)).toEqual({ remove_tags: ['lake'] })
})

test("unedited fields aren't sent", () => {
  expect(changesOf(begun, draftOfPhoto(begun), begun)).toEqual({})
})

test('the time zone of a place changes only the offset, and keeps the seconds', () => {
  const [photo, draft] = [{ ...begun, taken_at: '2024-05-01T22:30:17' }, draftOfPhoto(begun)]
  const in_ = (zone: object) => ({ ...draft, taken: { ...draftOfPhoto(photo).taken, ...zone } })
  expect(changesOf(photo, in_({ timezone: 'Asia/Tokyo' }), photo)).toEqual({ taken_offset_minutes: 540 })
  expect(changesOf(photo, in_({ timezone: 'unknown' }), photo)).toEqual({ taken_offset_minutes: null })
  expect(changesOf(photo, in_({ timezone: 'Asia/Tokyo', clock: 'Europe/Paris' }), photo)).toEqual({
    ...{ taken_at: '2024-05-02T05:30:17', taken_precision: 'time', taken_offset_minutes: 540 },
  })
})

test('a new time without a time zone keeps the recorded offset, and a day has none', () => {
  const draft = draftOfPhoto(begun)
  const at = (taken: object) => changesOf(begun, { ...draft, taken: { ...draft.taken, ...taken } }, begun)
  expect(at({ time: '2024-05-01T10:31' })).toEqual({ taken_at: '2024-05-01T10:31:00', taken_precision: 'time' })
  expect(at({ precision: 'day' })).toEqual({
    ...{ taken_at: '2024-05-01T00:00:00', taken_precision: 'day', taken_offset_minutes: null },
  })
})
