import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { listen } from '#kit/live-stream.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listNotifications, readAllNotifications, readNotification } = notificationsContract
let server: TestApp
let ana: Person
let ben: Person
let cleo: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  cleo = await server.person('Cleo')
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'editor')
  await server.join(family, cleo, 'viewer')
})

const tellAll = (of = family) => notifyMembers(of, server.context.db.worker)
const read = (person: Person, query: object = {}) => person.call(listNotifications, query)

test("two hundred photos of Ana's are one notification for everyone else, with the latest thumbnails, and none for her", async () => {
  const ids: string[] = []
  for (let i = 0; i < 200; i++) ids.push(await seedPhoto(ana, family))
  await tellAll()
  const { notifications, unread } = await read(ben)
  expect(unread).toBe(1)
  expect(notifications).toMatchObject([
    { kind: 'photo_upload', count: 200, actor: { first_name: 'Ana' }, family_name: 'Moreau', read: false },
  ])
  expect(notifications[0]!.photos.map(({ id }) => id)).toEqual(ids.slice(-4).toReversed())
  expect((await ben.sends({ method: 'GET', url: notifications[0]!.photos[0]!.small_url })).status).toBe(200)
  expect((await read(cleo)).unread).toBe(1)
  expect(await read(ana)).toMatchObject({ notifications: [], unread: 0 })
})

test('the latest photo is first, also if the one before it was added at a round tenth of a second', async () => {
  const ids = [await seedPhoto(ana, family), await seedPhoto(ana, family)]
  for (const [at, id] of ids.entries())
    await server.sql(`update family_activities set created_at = $1 where metadata->>'photo_id' = $2`, [
      ...[['2026-11-28T10:00:00.2Z', '2026-11-28T10:00:00.25Z'][at], id],
    ])
  await tellAll()
  expect((await read(ben)).notifications[0]!.photos.map(({ id }) => id)).toEqual(ids.toReversed())
})

test("new photos are added to an unread notification; once it's read, they create another one", async () => {
  await seedPhoto(ana, family)
  await tellAll()
  await seedPhoto(ana, family)
  await seedPhoto(ana, family)
  await tellAll()
  await tellAll()
  const [first] = (await read(ben)).notifications
  expect(first).toMatchObject({ count: 3 })
  await ben.tries(readNotification, { notification_id: first!.id })
  expect((await read(ben)).unread).toBe(0)
  expect((await read(cleo)).unread).toBe(1)
  await seedPhoto(ana, family)
  await tellAll()
  expect((await read(ben)).notifications.map(({ count, read: isRead }) => [count, isRead])).toEqual([
    [1, false],
    [3, true],
  ])
})

test("two workers at the same time don't create notifications twice", async () => {
  for (let i = 0; i < 40; i++) await seedPhoto(i % 2 ? ana : ben, family)
  await Promise.all([tellAll(), tellAll(), tellAll(), tellAll()])
  const { notifications } = await read(cleo)
  expect(notifications.map(({ count }) => count)).toEqual([20, 20])
})

test("milestones get separate notifications, favorites get none, and others aren't notified of private items", async () => {
  const milestone = { ...family, date: '2025-01-02' }
  await ana.call(milestonesContract.addMilestone, { ...milestone, name: 'First steps' })
  await ana.call(milestonesContract.addMilestone, { ...milestone, name: 'First word' })
  await ana.call(milestonesContract.addMilestone, { ...milestone, name: 'Secret', audience: 'private' })
  const photo_id = await seedPhoto(ana, family, { audience: 'private' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, is_favorite: true })
  await tellAll()
  expect((await read(ben)).notifications.map(({ kind, title }) => [kind, title])).toEqual([
    ['milestone_added', 'First word'],
    ['milestone_added', 'First steps'],
  ])
})

test('deleting a milestone deletes its notification, and deleting a photo removes its thumbnail', async () => {
  const { id: milestone_id } = await ana.call(milestonesContract.addMilestone, {
    ...family,
    name: 'First steps',
    date: '2025-01-02',
  })
  const photo_id = await seedPhoto(ana, family)
  await tellAll()
  await ana.tries(milestonesContract.deleteMilestone, { ...family, milestone_id })
  await ana.tries(photosContract.deletePhoto, { ...family, photo_id })
  expect((await read(ben)).notifications).toMatchObject([{ kind: 'photo_upload', photos: [] }])
})

test('a milestone is shown with its photos, to those who can see them', async () => {
  const shared = await seedPhoto(ana, family)
  const secret = await seedPhoto(ana, family, { audience: 'private' })
  await tellAll()
  await ben.call(readAllNotifications, {})
  await ana.call(milestonesContract.addMilestone, {
    ...{ ...family, name: 'First steps', date: '2025-01-02' },
    photo_ids: [secret, shared],
  })
  await tellAll()
  const [milestone] = (await read(ben)).notifications
  expect(milestone).toMatchObject({ kind: 'milestone_added', photos: [{ id: shared }] })
})

test("someone who left a family gets no more notifications and can't see earlier ones", async () => {
  await seedPhoto(ana, family)
  await tellAll()
  await server.leave(family, ben)
  await seedPhoto(ana, family)
  await tellAll()
  expect(await read(ben)).toMatchObject({ notifications: [], unread: 0 })
  expect((await read(cleo)).unread).toBe(1)
})

test('the unread count updates in every open browser, and all can be marked as read together', async () => {
  const stream = await listen(ben)
  const elsewhere = await cleo.opensFamily('Ortiz')
  await server.join(elsewhere, ben, 'viewer')
  await seedPhoto(ana, family)
  await seedPhoto(cleo, elsewhere)
  await tellAll()
  await tellAll(elsewhere)
  await stream.waitFor((event) => event.kind === 'notifications')
  stream.close()
  expect((await read(ben)).unread).toBe(2)
  await ben.tries(readAllNotifications, {})
  expect((await read(ben)).unread).toBe(0)
})

test('the list is paginated without gaps or repeats', async () => {
  for (let i = 0; i < 7; i++)
    await ana.call(milestonesContract.addMilestone, { ...family, name: `Step ${i}`, date: '2025-01-02' })
  await tellAll()
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await read(ben, { limit: 3, ...(cursor && { cursor }) })
    seen.push(...page.notifications.map(({ title }) => title))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, i) => `Step ${i}`))
})

test("no one can read or mark someone else's notification", async () => {
  await seedPhoto(ana, family)
  await tellAll()
  const [notice] = (await read(ben)).notifications
  expect((await cleo.tries(readNotification, { notification_id: notice!.id })).status).toBe(404)
  expect((await read(ben)).unread).toBe(1)
})

test('a feature can notify selected people with a job, and never the person who caused it', async () => {
  await server.startWorker()
  const photo_id = await seedPhoto(ana, family)
  const bell = await listen(ana)
  await server.context.db.worker.transaction().execute((tx) =>
    notify(
      tx,
      {
        ...{ family_id: family.family_id, kind: 'comment_added', actor_id: ben.user_id, bundle: `talk ${photo_id}` },
        ...{ count: 1, title: 'beach.jpg', photo_ids: [photo_id] },
      },
      [ana.user_id, ben.user_id],
    ),
  )
  await bell.waitFor((event) => event.kind === 'notifications')
  bell.close()
  expect((await read(ana)).notifications).toMatchObject([{ kind: 'comment_added', photos: [{ id: photo_id }] }])
  expect((await read(ben)).notifications).toEqual([])
  await server.stopWorker()
})

test("a notification quotes the latest comment, until it's deleted", async () => {
  await server.startWorker()
  const { family_id } = family
  const about = { family_id, subject_kind: 'photo', subject_id: await seedPhoto(ana, family) } as const
  const bell = await listen(ana)
  const { id: comment_id } = await ben.call(commentsContract.addComment, { ...about, text: 'What a smile' })
  await bell.waitFor((event) => event.kind === 'notifications')
  bell.close()
  expect((await read(ana)).notifications).toMatchObject([{ kind: 'comment_added', comment: 'What a smile' }])
  await ben.call(commentsContract.deleteComment, { family_id, comment_id })
  expect((await read(ana)).notifications).toMatchObject([{ kind: 'comment_added', comment: null }])
  await server.stopWorker()
})
