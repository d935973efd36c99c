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

test('tags that two people add are merged, and a tag that one of them removes is gone', () => {
  const hers: PhotoDetail = { ...begun, tags: ['lake', 'swim'], categories: [] }
  const his = { ...draftOfPhoto(begun), tags: ['boat', 'lake', 'morning'], category_ids: ['holidays', 'zoo'] }
  expect(changesOf(begun, his, hers)).toEqual({ tags: ['lake', 'swim', 'morning'], category_ids: ['zoo'] })
  expect(changesOf(begun, { ...draftOfPhoto(begun), tags: ['boat'] }, hers)).toEqual({ tags: ['swim'] })
})

test("unedited fields aren't sent", () => {
  expect(changesOf(begun, draftOfPhoto(begun), begun)).toEqual({})
})
