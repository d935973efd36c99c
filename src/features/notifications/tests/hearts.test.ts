import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { notifyOfHearts } from '#features/notifications/server/notify-of-hearts.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { digestFor, mailsTo } from '#kit/digests.ts'
import { opensLink } from '#kit/guests.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { addReaction, removeReaction } = commentsContract
let server: TestApp
let ana: Person
let ben: Person
let cleo: Person
let family: Family
let photo: string

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
  photo = await seedPhoto(ben, family, { audience: 'extended_family' })
})

const heart = (subject_id = photo) => ({ ...family, subject_kind: 'photo', subject_id, kind: 'heart' }) as const
const loves = (person: Person, subject_id = photo) => person.call(addReaction, heart(subject_id))

/** Runs the waiting jobs, and returns how many that were. */
async function count(): Promise<number> {
  const jobs = await server.sql<{ key: string; payload: { family_id: string; user_id: string } }>(
    `select job.key, job.payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'notify-of-hearts'`,
  )
  await server.sql(`delete from graphile_worker._private_jobs where key = any ($1)`, [jobs.map(({ key }) => key)])
  for (const { payload } of jobs) await notifyOfHearts(payload, server.context.db.worker)
  return jobs.length
}

async function told(person = ben) {
  await count()
  const { notifications } = await person.call(notificationsContract.listNotifications, {})
  return notifications.filter(({ kind }) => kind === 'photo_loved')
}

test('hearts for a photo are one notification for the person who added it, and for no one else', async () => {
  await loves(cleo)
  await loves(ana)
  await loves(ben)
  await cleo.call(addReaction, { ...heart(), kind: 'laugh' })
  expect(await told()).toMatchObject([
    { actor: { first_name: 'Ana' }, others: 1, count: 1, photos: [{ id: photo }], read: false },
  ])
  expect(await told(ana)).toEqual([])
  expect(await told(cleo)).toEqual([])
})

test('your own heart notifies no one', async () => {
  await loves(ben)
  expect(await count()).toBe(0)
})

test("hearts for several photos are one notification, and those after it's read create another", async () => {
  const second = await seedPhoto(ben, family)
  await loves(cleo)
  await loves(cleo, second)
  await loves(ana, second)
  expect(await told()).toMatchObject([
    { actor: { first_name: 'Ana' }, others: 1, count: 2, photos: [{ id: second }, { id: photo }] },
  ])
  await ben.call(notificationsContract.readAllNotifications, {})
  await loves(ana)
  expect(await told()).toMatchObject([
    { actor: { first_name: 'Ana' }, others: 0, count: 1, photos: [{ id: photo }], read: false },
    { count: 2, read: true },
  ])
})

test('taking a heart back removes it from an unread notification, which disappears with the last one', async () => {
  await loves(cleo)
  await loves(ana)
  await count()
  await ana.call(removeReaction, heart())
  expect(await told()).toMatchObject([{ actor: { first_name: 'Cleo' }, others: 0 }])
  await cleo.call(removeReaction, heart())
  expect(await told()).toEqual([])
})

test("a guest's heart has the name on their link, until the link is revoked or the photo isn't shared with them", async () => {
  const guest = await ana.call(guestsContract.addGuest, { ...family, name: 'Grandma Rosa' })
  const rosa = await opensLink(ana, guest.url.split('#')[1]!)
  await loves(cleo)
  await rosa.call(guestsContract.heartGuestMoment, { subject_kind: 'photo', subject_id: photo })
  expect(await told()).toMatchObject([{ actor: null, title: 'Grandma Rosa', others: 1 }])
  await ben.call(photosContract.editPhoto, { ...family, photo_id: photo, audience: 'family_only' })
  expect(await told()).toMatchObject([{ actor: { first_name: 'Cleo' }, title: '', others: 0 }])
  await ben.call(photosContract.editPhoto, { ...family, photo_id: photo, audience: 'extended_family' })
  expect(await told()).toMatchObject([{ title: 'Grandma Rosa', others: 1 }])
  await ana.call(guestsContract.revokeGuest, { ...family, guest_id: guest.guest.id })
  expect(await told()).toMatchObject([{ actor: { first_name: 'Cleo' }, others: 0 }])
})

test("people who can't see the photo anymore aren't named, because it's private or deleted, or they left", async () => {
  await loves(cleo)
  await loves(ana)
  await count()
  await server.leave(family, cleo)
  expect(await told()).toMatchObject([{ actor: { first_name: 'Ana' }, others: 0 }])
  await ben.call(photosContract.editPhoto, { ...family, photo_id: photo, audience: 'private' })
  expect(await told()).toEqual([])

  photo = await seedPhoto(ben, family)
  await loves(ana)
  expect(await told()).toHaveLength(1)
  await ben.call(photosContract.deletePhoto, { ...family, photo_id: photo })
  expect(await told()).toEqual([])
})

test('someone who left the family gets no notification of hearts for their photos', async () => {
  await loves(ana)
  await server.leave(family, ben)
  await count()
  await server.join(family, ben, 'viewer')
  expect(await told()).toEqual([])
})

test('hearts are in no digest', async () => {
  await loves(ana)
  expect(await told()).toHaveLength(1)
  await digestFor(ben, '2026-11-03')
  expect(await mailsTo(ben)).toEqual([])
})

test("concurrent counts don't create two notifications", async () => {
  await loves(ana)
  await loves(cleo)
  const whose = { ...family, user_id: ben.user_id }
  await Promise.all(Array.from({ length: 6 }, () => notifyOfHearts(whose, server.context.db.worker)))
  expect(await told()).toMatchObject([{ others: 1 }])
})
