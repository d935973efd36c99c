import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { deliverNotification } from '#features/notifications/server/deliver-notification.ts'
import { pushNotification } from '#features/notifications/server/push-notification.ts'
import { openPushServices, type PushServices } from '#features/notifications/server/push-services.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { startPushDouble, type PushDouble } from '../../../../e2e/doubles/push-service.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { getPushKey, subscribePush, unsubscribePush } = notificationsContract
let server: TestApp
let double: PushDouble
let services: PushServices
let ana: Person
let ben: Person
let family: Family

beforeAll(async () => {
  double = await startPushDouble(() => services.publicKey)
  server = await openTestApp({ config: { pushServices: [double.origin] } })
  services = openPushServices(server.config)
})
afterAll(async () => {
  await server.close()
  double.close()
})
beforeEach(async () => {
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
})

async function subscribed(person: Person) {
  const device = double.device()
  await person.tries(subscribePush, device.subscription)
  return device
}

/** Sends pending push messages now. Returns how many notifications that were. */
async function pushAll(): Promise<number> {
  const { db } = server.context
  await notifyMembers(family, db.worker)
  const jobs = await server.sql<{ payload: { notification_id: string } }>(
    `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'push-notification'`,
  )
  await server.sql(`delete from graphile_worker._private_jobs where key like 'push:%'`)
  for (const { payload } of jobs) await pushNotification(payload, db.worker, services)
  return jobs.length
}

test("Ana's upload is one message on each of Ben's devices, in his language, encrypted for that device", async () => {
  await ben.call(accountsContract.savePreferences, { language: 'es' })
  const [phone, laptop] = [await subscribed(ben), await subscribed(await ben.withSession())]
  const anas = await subscribed(ana)
  for (let i = 0; i < 20; i++) await seedPhoto(ana, family)
  expect(await pushAll()).toBe(1)
  for (const device of [phone, laptop])
    expect(device.received).toMatchObject([
      {
        message: {
          title: 'Moreau',
          body: 'Ana agregó 20 fotos',
          path: `/families/${family.family_id}/activities?type=photo_upload`,
        },
      },
    ])
  expect(anas.received).toEqual([])
  expect((await ben.call(getPushKey, {})).public_key).toBe(services.publicKey)
})

test("a message opens the same page as its notification: a photo, a milestone, a child's answers", async () => {
  const child = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2020-06-15' })
  const milestone = await ana.call(milestonesContract.addMilestone, {
    ...family,
    name: 'First steps',
    date: '2021-06-15',
  })
  await pushAll()
  const device = await subscribed(ben)
  const photo_id = await seedPhoto(ana, family)
  await pushAll()
  const subjects = [{ photo_ids: [photo_id] }, { milestone_id: milestone.id }, { child_id: child.id }]
  for (const [at, subject] of subjects.entries()) {
    const said = {
      ...family,
      kind: 'comment_added',
      actor_id: ana.user_id,
      bundle: `talk ${at}`,
      count: 1,
      title: '',
    } as const
    await server.context.db.worker
      .transaction()
      .execute((tx) => deliverNotification(tx, { ...said, photo_ids: [], ...subject }, [ben.user_id]))
    await pushAll()
  }
  const home = `/families/${family.family_id}`
  expect(device.received.map(({ message }) => (message as { path: string }).path)).toEqual([
    `${home}/photos?photo=${photo_id}`,
    `${home}/photos?photo=${photo_id}&view=comments`,
    `${home}/milestones?milestone=${milestone.id}`,
    `${home}/personality/${child.id}`,
  ])
})

test('a browser learns whether push is on: not after its session ended, nor once its person turned it off', async () => {
  const phone = await ben.withSession()
  const { subscription } = await subscribed(phone)
  const subscribedEndpoint = async (person: Person) => (await person.call(getPushKey, {})).endpoint
  expect([await subscribedEndpoint(phone), await subscribedEndpoint(ben)]).toEqual([subscription.endpoint, null])
  await ben.call(accountsContract.saveSettings, { notification_push: false })
  expect(await subscribedEndpoint(phone)).toBeNull()
  await ben.call(accountsContract.saveSettings, { notification_push: true })
  expect(await subscribedEndpoint(phone)).toBe(subscription.endpoint)
  await phone.tries(accountsContract.signOut, {})
  // The same browser with a new session.
  expect(await subscribedEndpoint(await ben.withSession())).toBeNull()
})

test('someone who opted out, has read it, left the family, signed out, or turned the device off gets none', async () => {
  const device = await subscribed(ben)
  await ben.call(accountsContract.saveSettings, { notification_push: false })
  await seedPhoto(ana, family)
  expect(await pushAll()).toBe(0)
  await ben.call(accountsContract.saveSettings, { notification_push: true })

  await seedPhoto(ana, family)
  await notifyMembers(family, server.context.db.worker)
  await ben.tries(notificationsContract.readAllNotifications, {})
  await pushAll()
  await seedPhoto(ana, family)
  await notifyMembers(family, server.context.db.worker)
  await server.leave(family, ben)
  await pushAll()
  await server.join(family, ben, 'viewer')
  expect(device.received).toEqual([])

  await ben.tries(unsubscribePush, { endpoint: device.subscription.endpoint })
  const phone = await ben.withSession()
  const onPhone = await subscribed(phone)
  await phone.tries(accountsContract.signOut, {})
  await seedPhoto(ana, family)
  expect(await pushAll()).toBe(0)
  expect([...device.received, ...onPhone.received]).toEqual([])
})

test('a subscription that its push service no longer knows is deleted, and an unreachable service is retried', async () => {
  const device = await subscribed(ben)
  device.answers = 503
  await seedPhoto(ana, family)
  await expect(pushAll()).rejects.toThrow('503')
  device.answers = 410
  await seedPhoto(ana, family)
  await pushAll()
  expect(await server.sql('select 1 from push_subscriptions where user_id = $1', [ben.user_id])).toEqual([])
})

test('the server only sends requests to known push services', async () => {
  const { p256dh, auth } = double.device().subscription
  for (const endpoint of [
    'http://127.0.0.1:1/send',
    'https://127.0.0.1/send',
    'http://169.254.169.254/latest',
    `${double.origin}@evil.example/`,
    `${double.origin.replace('//', '//user:word@')}/send`,
    'file:///etc/passwd',
    'no address',
  ])
    expect((await ben.tries(subscribePush, { endpoint, p256dh, auth })).status, endpoint).toBe(400)
  const real = openPushServices({ ...server.config, pushServices: ['fcm.googleapis.com', '*.push.apple.com'] })
  expect(real.knows('https://fcm.googleapis.com/fcm/send/x')).toBe(true)
  expect(real.knows('https://web.push.apple.com/x')).toBe(true)
  for (const other of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://fcm.googleapis.com:8443/x',
  ])
    expect(real.knows(other), other).toBe(false)
})

test("a browser that someone else signs in to gets only their messages, and no one can turn off another person's device", async () => {
  const device = await subscribed(ben)
  await ana.tries(unsubscribePush, { endpoint: device.subscription.endpoint })
  expect(await server.sql('select 1 from push_subscriptions where user_id = $1', [ben.user_id])).toHaveLength(1)
  await ana.tries(subscribePush, device.subscription)
  const owners = await server.sql('select user_id from push_subscriptions where endpoint = $1', [
    device.subscription.endpoint,
  ])
  expect(owners).toEqual([{ user_id: ana.user_id }])
})
