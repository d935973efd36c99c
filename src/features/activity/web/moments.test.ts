import { expect, test } from 'vitest'
import type { Activity } from '../activity.contract.ts'
import { freshPhotos, groupMoments, joinHearts, othersShown, photosSince, photosThatFit, shortName } from './moments.ts'

const person = (first_name: string) => ({
  id: first_name,
  first_name,
  last_name: '',
  email: `${first_name}@example.org`,
  avatar_url: null,
})
const ana = person('Ana')

function activity(at: string, profile: Activity['profile'] = ana, change: Partial<Activity> = {}): Activity {
  return {
    ...{
      id: at,
      activity_type: 'photo_upload',
      title: 'IMG_1.jpg',
      description: null,
      created_at: `2025-05-03T${at}Z`,
      metadata: {},
    },
    profile,
    count: 1,
    photos: [],
    ...change,
  }
}

test("today's line counts photos since yesterday, and shows when there may be more", () => {
  const activities = [
    activity('10:00:00'),
    activity('09:00:00', ana, { activity_type: 'member_joined' }),
    activity('01:00:00', ana, { count: 24 }),
  ]
  const boston = (day: string) => ({ day, timeZone: 'America/New_York' })
  expect(photosSince(activities, boston('2025-05-02'), false)).toEqual({ count: 25, names: ['Ana'], more: false })
  // In that time zone it was still May 2, 1 a.m.
  expect(photosSince(activities, boston('2025-05-03'), true)).toEqual({ count: 1, names: ['Ana'], more: false })
  expect(photosSince(activities, boston('2025-05-02'), true)).toEqual({ count: 25, names: ['Ana'], more: true })
})

test("today's line names one or two people who added photos, or none if there are more or one isn't known", () => {
  const ofPeople = (...people: Activity['profile'][]) =>
    photosSince(
      people.map((who) => activity('10:00:00', who)),
      { day: '2025-05-03', timeZone: 'UTC' },
      false,
    ).names
  expect(ofPeople(ana, person('Ben'), ana)).toEqual(['Ana', 'Ben'])
  expect(ofPeople(ana, person('Ben'), person('Cleo'))).toEqual([])
  expect(ofPeople(ana, null)).toEqual([])
})

test('a person without a first name is shown by their address, and a deleted account without a name', () => {
  expect(shortName({ ...ana, first_name: '' })).toBe('Ana')
  expect(shortName(null)).toBeUndefined()
})

test('photos that two guests sent are two moments, beside those of the member who accepted them', () => {
  const sent = (at: string, sender?: string) =>
    activity(at, ana, { photos: [photo(at)], metadata: sender ? { sender } : {} })
  const groups = groupMoments(
    [sent('10:00:00', 'Petra'), sent('09:00:00'), sent('08:00:00', 'Joe'), sent('07:00:00', 'Petra')],
    'UTC',
  )
  expect(groups.map(({ sender, activities }) => [sender, activities[0]?.count])).toEqual([
    ['Petra', 2],
    [undefined, 1],
    ['Joe', 1],
  ])
})

const photo = (id: string) => ({
  ...{
    id,
    filename: '',
    width: 3,
    height: 2,
    thumbhash: null,
    small_url: '',
    large_url: '',
    people: [],
    description: null,
    comment: null,
  },
})

test('moments are grouped by person and by their local day, and uploads of a day are one', () => {
  const ben = person('Ben')
  const groups = groupMoments(
    [
      activity('10:00:00', ana, { count: 2, photos: [photo('c'), photo('b')] }),
      activity('09:00:00', ben, { photos: [photo('x')] }),
      activity('08:30:00', ana, {
        activity_type: 'milestone_added',
        title: 'First steps',
        photos: [photo('b')],
        metadata: { milestone_id: 'm' },
      }),
      activity('08:00:00', ana, { count: 1, photos: [photo('a')] }),
      activity('02:00:00', ana, { photos: [photo('old')] }),
    ],
    'America/New_York',
  )
  expect(groups.map(({ profile, activities }) => [profile?.first_name, activities.map(({ count }) => count)])).toEqual([
    ['Ana', [3, 1]],
    ['Ben', [1]],
    ['Ana', [1]],
  ])
  expect(groups[0]!.activities[0]!.photos.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('no photo is shown twice, and photos with words come first', () => {
  const [sunset, bench] = [{ ...photo('sunset'), description: 'Until the first star.' }, photo('bench')]
  const groups = groupMoments(
    [
      activity('10:00:00', person('Eva'), { activity_type: 'photo_favorited', photos: [sunset] }),
      activity('09:00:00', ana, { count: 2, photos: [bench, sunset] }),
      activity('08:00:00', person('Ben'), { photos: [bench] }),
      activity('07:00:00', person('Joe'), {
        count: 2,
        photos: [photo('lake'), { ...photo('dog'), description: 'Good dog.' }],
      }),
    ],
    'UTC',
  )
  expect([...freshPhotos(groups)].map(([id, photos]) => [id, photos.map((shown) => shown.id)])).toEqual([
    ['10:00:00', ['sunset']],
    ['09:00:00', ['bench']],
    ['08:00:00', []],
    ['07:00:00', ['dog', 'lake']],
  ])
})

test('a moment names the people in its photos, but not the member whose moment it is', () => {
  const shown = (people: string[]) => othersShown(activity('10:00:00', ana, { photos: [{ ...photo('a'), people }] }))
  expect(shown(['Ana', 'Ben', 'Joe'])).toEqual(['Ben', 'Joe'])
  expect(shown(['Ana'])).toEqual([])
})

test('hearts for photos that the same person added that day join the upload', () => {
  const upload = activity('09:00:00', ana, { count: 2, photos: [photo('a'), photo('b')] })
  const hearts = (at: string, of: string[], who = ana) =>
    activity(at, who, { activity_type: 'photo_favorited', count: of.length, photos: of.map((id) => photo(id)) })
  const join = (...others: Activity[]) =>
    joinHearts([...others, upload], 'UTC').map(({ id, loved }) => [id, loved ?? 0])
  expect(join(hearts('10:00:00', ['a']))).toEqual([['09:00:00', 1]])
  expect(join(hearts('11:00:00', ['b']), hearts('10:00:00', ['a']))).toEqual([['09:00:00', 2]])
  // Ben's hearts and hearts for other photos stay on their own.
  expect(join(hearts('10:00:00', ['a'], person('Ben')))).toHaveLength(2)
  expect(join(hearts('10:00:00', ['a', 'c']))).toHaveLength(2)
  expect(join({ ...hearts('10:00:00', ['a']), created_at: '2025-05-04T10:00:00Z' })).toHaveLength(2)
})

test('the last tile leads to the photos that there is no room for, or that were not sent', () => {
  const photos = ['1', '2', '3', '4', '5', '6'].map(photo)
  const fitting = (some: typeof photos, total: number) => {
    const { shown, rest, next } = photosThatFit(some, total, 6)
    return [shown.length, rest, next?.id]
  }
  expect(fitting(photos, 6)).toEqual([6, 0, undefined])
  expect(fitting(photos, 20)).toEqual([5, 15, photos[5]?.id])
  // One of the six is shown further up.
  expect(fitting(photos.slice(1), 19)).toEqual([4, 15, photos[5]?.id])
  expect(fitting(photos.slice(0, 1), 3)).toEqual([1, 2, photos[0]?.id])
})
