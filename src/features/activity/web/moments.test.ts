import { expect, test } from 'vitest'
import type { Activity } from '../activity.contract.ts'
import { photosSince, shortName } from './moments.ts'

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
  expect(photosSince(activities, boston('2025-05-02'), false)).toEqual({ count: 25, more: false })
  // In that time zone it was still May 2, 1 a.m.
  expect(photosSince(activities, boston('2025-05-03'), true)).toEqual({ count: 1, more: false })
  expect(photosSince(activities, boston('2025-05-02'), true)).toEqual({ count: 25, more: true })
})

test('a person without a first name is shown by their address, and a deleted account without a name', () => {
  expect(shortName({ ...ana, first_name: '' })).toBe('Ana')
  expect(shortName(null)).toBeUndefined()
})
