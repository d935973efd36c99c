import { expect, test } from 'vitest'
import type { Notification } from '../notifications.contract.ts'
import { groupNotifications } from './group-notifications.ts'

const julien = { id: 'julien', first_name: 'Julien', last_name: '', avatar_url: null }

function notification(at: string, change: Partial<Notification> = {}): Notification {
  return {
    ...{ id: at, kind: 'milestone_added', family_id: 'f', family_name: 'Moreau', actor: julien, count: 1, others: 0 },
    ...{
      title: at,
      comment: null,
      photos: [],
      milestone_id: at,
      child_id: null,
      album_id: null,
      day: null,
      read: true,
    },
    told_at: `2026-05-${at}Z`,
    ...change,
  }
}
const cake = { id: 'cake', thumbhash: null, small_url: '' }

test("a person's milestones of a day are one row, which is unread until each of them is read", () => {
  const rows = groupNotifications(
    [
      notification('03T10:00:00', { photos: [cake] }),
      notification('03T09:00:00', { kind: 'member_joined' }),
      notification('03T08:00:00', { photos: [cake], read: false }),
      notification('03T07:00:00', { actor: { ...julien, id: 'astrid' } }),
      notification('02T22:00:00'),
    ],
    'UTC',
  )
  expect(rows.map(({ id, count, read, photos, titles }) => [id, count, read, photos.length, titles.length])).toEqual([
    ['03T10:00:00', 2, false, 1, 2],
    ['03T09:00:00', 1, true, 0, 1],
    ['03T07:00:00', 1, true, 0, 1],
    ['02T22:00:00', 1, true, 0, 1],
  ])
  expect(rows[0]!.unread_ids).toEqual(['03T08:00:00'])
})

test("photos of two guests stay apart, and a person's are counted together", () => {
  const photos = (at: string, title: string, count: number) => notification(at, { kind: 'photo_upload', title, count })
  const rows = groupNotifications(
    [photos('03T10:00:00', 'Petra', 2), photos('03T09:00:00', 'Joe', 1), photos('03T08:00:00', 'Petra', 3)],
    'UTC',
  )
  expect(rows.map(({ title, count }) => [title, count])).toEqual([
    ['Petra', 5],
    ['Joe', 1],
  ])
})
