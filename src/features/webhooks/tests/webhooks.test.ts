import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { recordActivity } from '#features/activity/server/record-activity.ts'
import { webhookData, webhooksContract as contract } from '#features/webhooks/webhooks.contract.ts'
import {
  COLLECT_SECONDS,
  FAILURES_MAX,
  PHOTOS_PER_EVENT_MAX,
  RETRY_SECONDS,
} from '#features/webhooks/webhooks.rules.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { queueActivities } from '#features/webhooks/server/queue-event.ts'
import { webhooksJobs } from '#features/webhooks/server/webhooks.handlers.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedGuest } from '#kit/guests.ts'
import { seedPhoto } from '#kit/photos.ts'
import { seedWebhook, sendsWebhooks, startReceiver, type Receiver } from '#kit/webhooks.ts'

openForAnaAndBen()
let home: Receiver
beforeAll(async () => {
  home = await startReceiver()
})
afterAll(() => home.close())
beforeEach(() => {
  home.received.length = 0
  home.status = 204
})

const listens = (settings: Parameters<typeof seedWebhook>[2] = {}) =>
  seedWebhook(ana, family, { url: home.url, ...settings })
const sends = () => sendsWebhooks(server, family)
const received = () => home.received.map(({ body }) => JSON.parse(body) as { type: string; data: object })
const log = async (webhook_id: string) =>
  (await ana.call(contract.listWebhookDeliveries, { ...family, webhook_id })).deliveries
const webhooks = async () => (await ana.call(contract.listWebhooks, family)).webhooks
const page = (path: string) => `${server.config.appUrl}/families/${family.family_id}${path}`
const comments = (by: typeof ana, subject_kind: 'photo' | 'milestone', subject_id: string) =>
  by.call(commentsContract.addComment, { ...family, subject_kind, subject_id, text: 'A secret text' })
const adds = (by: typeof ana, name: string, audience: 'private' | 'family_only') =>
  by.call(milestonesContract.addMilestone, { ...family, name, date: '2021-03-01', audience })

test('photos, milestones, comments, and members are sent as IDs with a signature that anyone’s library accepts', async () => {
  const { secret } = await listens()
  const photo_id = await seedPhoto(ben, family, { filename: 'secret.jpg', description: 'Secret words' })
  const { id: milestone_id } = await adds(ben, 'Secret steps', 'family_only')
  const { id: comment_id } = await comments(ben, 'photo', photo_id)
  await recordActivity(server.context.db.worker, {
    ...{ family_id: family.family_id, user_id: ben.user_id, activity_type: 'member_joined', title: 'Ben' },
  })
  await sends()
  const { user_id } = ben
  const byType = Object.fromEntries(received().map(({ type, data }) => [type, data]))
  expect(byType).toEqual({
    'photo.added': { ...family_id(), photo_ids: [photo_id], user_id, url: page(`/photos?photo=${photo_id}`) },
    'milestone.added': { ...family_id(), milestone_id, user_id, url: page(`/milestones?milestone=${milestone_id}`) },
    'comment.added': {
      ...{ ...family_id(), comment_id, subject_kind: 'photo', subject_id: photo_id, user_id },
      url: page(`/photos?photo=${photo_id}&view=comments`),
    },
    'member.joined': { ...family_id(), user_id, url: page('/members') },
  })
  for (const { type, data } of received()) expect(webhookData[type as 'photo.added'].parse(data)).toEqual(data)
  for (const { body, headers } of home.received) {
    expect(new Verifier(secret).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Verifier(secret).verify(body.replace('family_id', 'Family_id'), headers)).toThrow()
    expect(body).not.toMatch(/secret/i)
  }
  expect(new Set(home.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
})

const family_id = () => ({ family_id: family.family_id })

test('photos of half a minute are sent by one job, like a retry', async () => {
  await listens()
  await seedPhoto(ben, family)
  const jobs = () =>
    server.sql<{ seconds: number; flags: object }>(
      `select extract(epoch from run_at - now())::float8 as seconds, flags from graphile_worker._private_jobs job
        join webhook_deliveries delivery on job.key = 'webhook:' || delivery.id where delivery.family_id = $1`,
      [family.family_id],
    )
  const queues = () => notifyMembers(family, server.context.db.worker, [queueActivities])
  await queues()
  const [first] = await jobs()
  expect(Math.abs(first!.seconds - COLLECT_SECONDS)).toBeLessThan(5)
  await seedPhoto(ben, family)
  await queues()
  expect(await jobs()).toHaveLength(1)
  home.status = 500
  await sends()
  const [retry] = await jobs()
  expect(retry!.flags).toEqual(first!.flags)
})

test('a running server sends news automatically', async () => {
  await listens()
  await server.startWorker()
  const { id: comment_id } = await comments(ben, 'photo', await seedPhoto(ben, family))
  await expect.poll(received).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ comment_id }) }))
  await server.stopWorker()
})

async function sweeps() {
  const { config, db } = server.context
  const jobs = webhooksJobs({ config, db: db.worker, post: { send: async () => {} } })
  await jobs.find(({ name }) => name === 'sweep-webhook-deliveries')!.run({})
}

test('a replaced secret works beside the new one for a day, and then only the new one', async () => {
  const { webhook_id, secret: old } = await listens()
  const { secret, webhook } = await ana.call(contract.replaceWebhookSecret, { ...family, webhook_id })
  const accepts = (key: string) => home.received.map(({ body, headers }) => verifies(key, body, headers))
  await ana.call(contract.testWebhook, { ...family, webhook_id })
  await sends()
  expect([accepts(secret), accepts(old)]).toEqual([[true], [true]])
  expect(Date.parse(webhook.replaced_until!) - Date.now()).toBeGreaterThan(23 * 3600_000)

  await server.sql(`update webhooks set replaced_until = now() - interval '1 second' where id = $1`, [webhook_id])
  home.received.length = 0
  await ana.call(contract.testWebhook, { ...family, webhook_id })
  await sends()
  expect([accepts(secret), accepts(old)]).toEqual([[true], [false]])
  expect((await webhooks())[0]).toMatchObject({ replaced_until: null })
  await sweeps()
  expect(await server.sql('select replaced_secret, replaced_until from webhooks')).toContainEqual({
    ...{ replaced_secret: null, replaced_until: null },
  })
})

test('a secret that’s replaced twice works no more', async () => {
  const { webhook_id, secret: first } = await listens()
  const { secret: second } = await ana.call(contract.replaceWebhookSecret, { ...family, webhook_id })
  const { secret: third } = await ana.call(contract.replaceWebhookSecret, { ...family, webhook_id })
  await ana.call(contract.testWebhook, { ...family, webhook_id })
  await sends()
  const [{ body, headers }] = home.received as [(typeof home.received)[number]]
  expect([first, second, third].map((key) => verifies(key, body, headers))).toEqual([false, true, true])
})

function verifies(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    return Boolean(new Verifier(secret).verify(body, headers))
  } catch {
    return false
  }
}

test('private photos and milestones are never sent, and neither are comments on them', async () => {
  await listens()
  const mine = await seedPhoto(ana, family, { audience: 'private' })
  const { id: plan } = await adds(ana, 'A plan', 'private')
  await comments(ana, 'photo', mine)
  await comments(ana, 'milestone', plan)
  await sends()
  expect(home.received).toEqual([])
})

test('a guest’s comment is sent once, without a person, and only to their own family’s webhooks', async () => {
  await listens()
  const others = await ben.opensFamily('The Others')
  await seedWebhook(ben, others, { url: `${home.url}/others` })
  const photo_id = await seedPhoto(ana, family, { audience: 'extended_family' })
  await sends()
  home.received.length = 0
  const rosa = await (await seedGuest(ana, family, 'Rosa')).comes()
  const comment = {
    subject_kind: 'photo' as const,
    subject_id: photo_id,
    text: 'A secret text',
    once: crypto.randomUUID(),
  }
  const { id: comment_id } = await rosa.call(guestsContract.addGuestComment, comment)
  await rosa.call(guestsContract.addGuestComment, comment)
  await sends()
  await sendsWebhooks(server, others)
  expect(received()).toMatchObject([
    { type: 'comment.added', data: { ...family_id(), comment_id, subject_id: photo_id, user_id: null } },
  ])
})

test('what became private or was deleted before it was sent isn’t sent', async () => {
  const { webhook_id } = await listens()
  const [shared, hidden, deleted] = [
    await seedPhoto(ben, family),
    await seedPhoto(ben, family),
    await seedPhoto(ben, family),
  ]
  home.status = 500
  await sends()
  await ben.call(photosContract.editPhoto, { ...family, photo_id: hidden, audience: 'private' })
  await ben.tries(photosContract.deletePhoto, { ...family, photo_id: deleted })
  home.status = 204
  await sends()
  expect(received().at(-1)).toMatchObject({ data: { photo_ids: [shared] } })
  await comments(ben, 'photo', shared)
  await ben.call(photosContract.editPhoto, { ...family, photo_id: shared, audience: 'private' })
  await sends()
  expect(home.received).toHaveLength(2)
  expect((await log(webhook_id))[0]).toMatchObject({ type: 'comment.added', state: 'withdrawn', status: null })
})

test('photos that one person adds together are one event, of at most a hundred', async () => {
  const { webhook_id } = await listens()
  const many = Array.from({ length: PHOTOS_PER_EVENT_MAX + 1 }, () => seedPhoto(ana, family))
  const photos = await Promise.all([...many, seedPhoto(ben, family)])
  expect(await log(webhook_id)).toEqual([])
  await sends()
  await sends()
  const sizes = received().map(({ data }) => (data as { photo_ids: string[] }).photo_ids.length)
  expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 1, PHOTOS_PER_EVENT_MAX])
  const ids = received().flatMap(({ data }) => (data as { photo_ids: string[] }).photo_ids)
  expect(ids.toSorted()).toEqual(photos.toSorted())
})

test('a webhook gets only the events it wants, and none while it’s off', async () => {
  const { webhook_id } = await listens({ events: ['milestone.added', 'milestone.added'] })
  expect(await webhooks()).toMatchObject([{ events: ['milestone.added'], is_on: true, last_delivery: null }])
  await seedPhoto(ana, family)
  await adds(ana, 'Steps', 'family_only')
  await sends()
  expect(received().map(({ type }) => type)).toEqual(['milestone.added'])
  await ana.call(contract.updateWebhook, {
    ...{ ...family, webhook_id, url: home.url, events: ['milestone.added'], is_on: false },
  })
  await adds(ana, 'Words', 'family_only')
  expect(await sends()).toBe(0)
})

test('a failing receiver is tried again for about a day, with the same ID', async () => {
  const { webhook_id } = await listens()
  home.status = 302
  await adds(ana, 'Steps', 'family_only')
  for (let attempt = 1; attempt <= RETRY_SECONDS.length; attempt++) {
    await sends()
    expect(await webhooks()).toMatchObject([
      { last_delivery: { state: 'pending', next_attempt_at: expect.any(String) } },
    ])
    expect(await log(webhook_id)).toMatchObject([{ state: 'pending', attempts: attempt, status: 302, error: null }])
  }
  const due = await server.sql<{ seconds: number }>(
    `select extract(epoch from job.run_at - now())::int as seconds from graphile_worker._private_jobs job
      where job.key = $1`,
    [`webhook:${(await log(webhook_id))[0]!.id}`],
  )
  expect(due[0]!.seconds).toBeGreaterThan(RETRY_SECONDS.at(-1)! / 2)
  await sends()
  expect(await log(webhook_id)).toMatchObject([{ state: 'failed', next_attempt_at: null }])
  expect(await sends()).toBe(0)
  // Redirects aren't followed.
  expect(new Set(home.received.map(({ path }) => path))).toEqual(new Set(['/hook']))
  expect(new Set(home.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const hours = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0) / 3600
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(28)
})

test('Ana sends an event again, and sends a test', async () => {
  const { webhook_id } = await listens()
  await adds(ana, 'Steps', 'family_only')
  await sends()
  const [delivered] = await log(webhook_id)
  expect(delivered).toMatchObject({ state: 'delivered', status: 204, attempts: 1 })
  const again = { ...family, webhook_id, delivery_id: delivered!.id }
  expect(await ana.call(contract.resendWebhookDelivery, again)).toMatchObject({ id: delivered!.id, state: 'pending' })
  await sends()
  expect(home.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivered!.id, delivered!.id])
  home.status = 500
  await ana.call(contract.testWebhook, { ...family, webhook_id })
  await sends()
  expect(received().at(-1)).toMatchObject({ type: 'webhook.test', data: { url: page('') } })
  expect((await log(webhook_id))[0]).toMatchObject({ type: 'webhook.test', state: 'failed', status: 500 })
  expect(await webhooks()).toMatchObject([{ last_delivery: { state: 'failed' } }])
})

test('410 turns a webhook off and tells the owner, and turning it on again starts over', async () => {
  const { webhook_id } = await listens()
  home.status = 410
  await adds(ana, 'Steps', 'family_only')
  await sends()
  expect(await webhooks()).toMatchObject([{ is_on: false, stopped_because: 'gone' }])
  expect(await mailed()).toEqual([`We turned off your webhook to ${new URL(home.url).host}`])
  await ana.call(contract.updateWebhook, { ...family, webhook_id, url: home.url, events: ['milestone.added'] })
  expect(await webhooks()).toMatchObject([{ is_on: true, stopped_because: null }])
})

test('a webhook is turned off after several events in a row that failed for a day each', async () => {
  await listens()
  home.status = 503
  const fails = async (count: number) => {
    for (let at = 0; at < count; at++) await adds(ana, `Steps ${at}`, 'family_only')
    for (let attempt = 0; attempt <= RETRY_SECONDS.length; attempt++) await sends()
  }
  await fails(FAILURES_MAX - 1)
  home.status = 200
  await adds(ana, 'Words', 'family_only')
  await sends()
  home.status = 503
  await fails(FAILURES_MAX - 1)
  expect(await webhooks()).toMatchObject([{ is_on: true }])
  await fails(1)
  expect(await webhooks()).toMatchObject([{ is_on: false, stopped_because: 'failing' }])
  expect(await mailed()).toHaveLength(1)
})

/** Sends the emails that wait. Returns their subjects. */
async function mailed(): Promise<string[]> {
  const subjects: string[] = []
  const { config, db } = server.context
  const post = { send: async ({ subject }: { subject: string }) => void subjects.push(subject) }
  const job = webhooksJobs({ config, db: db.worker, post }).find(({ name }) => name === 'send-webhook-mail')
  const waiting = await server.sql<{ payload: { family_id: string } }>(
    `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'send-webhook-mail'`,
  )
  for (const { payload } of waiting.filter((one) => one.payload.family_id === family.family_id)) await job!.run(payload)
  return subjects
}

test('webhooks of a deleted family send nothing, and those of someone who left are gone', async () => {
  await listens()
  await adds(ana, 'Steps', 'family_only')
  await server.sql("update families set deleted_at = now(), purge_after = now() + interval '30 days' where id = $1", [
    family.family_id,
  ])
  await sends()
  expect(home.received).toEqual([])
  await server.sql('update families set deleted_at = null, purge_after = null where id = $1', [family.family_id])
  const [{ id: member_id } = { id: '' }] = await server.sql<{ id: string }>(
    'select id from family_members where family_id = $1 and user_id = $2',
    [family.family_id, ben.user_id],
  )
  await ana.call(membersContract.transferFamily, { ...family, member_id })
  expect(await server.sql('select 1 from webhooks where family_id = $1', [family.family_id])).toHaveLength(1)
  await server.leave(family, ana)
  expect(await server.sql('select 1 from webhooks where family_id = $1', [family.family_id])).toEqual([])
})

test('only owners see webhooks, the secret is stored encrypted, and a key that can only read sees no addresses', async () => {
  const { secret, webhook_id } = await listens()
  for (const operation of [contract.listWebhooks, contract.testWebhook, contract.listWebhookDeliveries] as const)
    expect((await ben.tries(operation, { ...family, webhook_id })).status).toBe(403)
  const [row] = await server.sql<{ sealed_secret: string }>('select sealed_secret from webhooks where id = $1', [
    webhook_id,
  ])
  expect(row!.sealed_secret).not.toContain(secret.slice(6, 20))
  expect(JSON.stringify(await webhooks())).not.toContain(secret)
  const { token } = await ana.call(apiKeysContract.createApiKey, { name: 'A sensor', scopes: ['read'] })
  const byKey = { headers: { authorization: `Bearer ${token}`, origin: '' } }
  expect((await server.visitor().tries(contract.listWebhooks, family_id(), byKey)).status).toBe(403)
  for (let at = 1; at < 10; at++) await listens()
  const another = await ana.tries(contract.createWebhook, { ...family, url: home.url, events: ['photo.added'] })
  expect([another.status, another.json]).toMatchObject([
    409,
    { code: 'too_many', title: 'You’ve reached the limit. Remove something to add more.' },
  ])
})

test('the log goes back two weeks', async () => {
  const { webhook_id } = await listens()
  for (const days of [13, 15]) {
    const { id } = await ana.call(contract.testWebhook, { ...family, webhook_id })
    await server.sql(
      `update webhook_deliveries set created_at = now() - make_interval(days => $2::int), state = 'failed' where id = $1`,
      [id, days],
    )
  }
  await sweeps()
  expect(await log(webhook_id)).toHaveLength(1)
})
