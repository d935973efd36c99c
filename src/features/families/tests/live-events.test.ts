import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { devicesContract } from '#features/accounts/devices.contract.ts'
import { deleteSessionsOf } from '#features/accounts/server/sessions.queries.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { withClient } from '#server/db/cluster.ts'
import { publishToFamily, publishToPerson } from '#server/live/publish.ts'
import type { LiveEvent } from '#shared/live-events.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { sessionOf } from '#kit/credentials.ts'
import { listen, type LiveStream } from '#kit/live-stream.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

openForAnaAndBen()

/** A second web process on the same database, as behind a proxy. */
let secondServer: TestApp
const streams: LiveStream[] = []

beforeAll(async () => {
  secondServer = await openTestApp({
    database: { ownerUrl: server.context.db.ownerUrl, adminUrl: server.adminUrl },
    dataDir: server.config.dataDir,
  })
})
afterAll(async () => {
  for (const stream of streams) stream.close()
  await secondServer.close()
})

async function follows(person: Person, at = server): Promise<LiveStream> {
  const stream = await listen(person, at.url)
  streams.push(stream)
  return stream
}

const of = (kind: LiveEvent['kind']) => (event: LiveEvent) => event.kind === kind
const eventAbout = (kind: 'family' | 'people', id: string) => (event: LiveEvent) =>
  event.kind === kind && 'id' in event && event.id === id

/** Publishes an event to the whole family and waits for it: all earlier events have arrived by then. */
async function eventsSoFar(stream: LiveStream, in_family = family): Promise<LiveEvent[]> {
  const id = crypto.randomUUID()
  await server.context.db.worker
    .transaction()
    .execute((tx) => publishToFamily(tx, in_family.family_id, { kind: 'people', id, only_to: null }))
  await stream.waitFor(eventAbout('people', id))
  return stream.events
}

test('members get an event for a new photo right away, on every web process', async () => {
  const near = await follows(ben)
  const far = await follows(ben, secondServer)
  const id = await seedPhoto(ana, family)
  for (const stream of [near, far]) {
    await stream.waitFor(of('activity'))
    await stream.waitFor((event) => event.kind === 'photos' && event.id === id && event.family_id === family.family_id)
  }
  expect(near.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
})

test('a stranger gets no events, and only its contributor gets events about a private photo', async () => {
  const cleo = await server.person('Cleo')
  const elsewhere = await cleo.opensFamily('Ortiz')
  const [strange, bens, anas] = [await follows(cleo), await follows(ben), await follows(ana)]
  const photo_id = await seedPhoto(ana, family, { audience: 'private' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, description: 'for Ben' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, is_favorite: true })
  await anas.waitFor((event) => event.kind === 'photos')
  await anas.waitFor(of('activity'))
  const activities = await server.sql(`select id from family_activities where audience = 'private' and user_id = $1`, [
    ana.user_id,
  ])
  expect(activities).toHaveLength(2)
  const bensWords = JSON.stringify(await eventsSoFar(bens))
  for (const { id } of [...activities, { id: photo_id }, { id: '"photos"' }]) expect(bensWords).not.toContain(id)
  expect(JSON.stringify(await eventsSoFar(strange, elsewhere))).not.toContain(family.family_id)
})

test('members get an event when a photo becomes private, with nothing but its ID', async () => {
  const photo_id = await seedPhoto(ana, family)
  const bens = await follows(ben)
  await eventsSoFar(bens)
  bens.events.length = 0
  await server.sql(`update photos set audience = 'private' where id = $1`, [photo_id])
  await bens.waitFor(of('photos'))
})

test('a removed member gets one last event and nothing after that, on every web process', async () => {
  const near = await follows(ben)
  const far = await follows(ben, secondServer)
  const anas = await follows(ana)
  await server.leave(family, ben)
  await seedPhoto(ana, family)
  for (const stream of [near, far])
    expect(await stream.waitFor((event) => event.kind === 'membership' && !event.member)).toEqual({
      kind: 'membership',
      family_id: family.family_id,
      member: false,
    })
  await anas.waitFor(of('members'))
  await anas.waitFor(of('photos'))
  // An event that Ben may still receive, after which none is in flight.
  const own = await ben.opensFamily('Okafor')
  for (const stream of [near, far]) {
    const told = await eventsSoFar(stream, own)
    const farewell = told.findIndex((event) => event.kind === 'membership' && !event.member)
    expect(
      told.slice(farewell + 1).filter((event) => 'family_id' in event && event.family_id === family.family_id),
    ).toEqual([])
  }
})

test('a new member gets events of their new family on an open stream', async () => {
  const dan = await server.person('Dan')
  const stream = await follows(dan, secondServer)
  await server.join(family, dan, 'viewer')
  expect(await stream.waitFor(of('membership'))).toMatchObject({ family_id: family.family_id, member: true })
  await ana.call(familiesContract.renameFamily, { ...family, name: 'Moreau-Okafor' })
  await stream.waitFor(of('family'))
})

test('signing out ends the streams of that session only', async () => {
  const phone = await ben.withSession()
  const [onPhone, onLaptop] = [await follows(phone), await follows(ben, secondServer)]
  await phone.call(accountsContract.signOut, {})
  await onPhone.ended
  expect(onPhone.isSignedOut()).toBe(true)
  await eventsSoFar(onLaptop)
  expect(onLaptop.isSignedOut()).toBe(false)
})

test('pages are notified within two seconds, however their session ended', async () => {
  const cleo = await server.person('Cleo')
  const ways: [string, (session: Person) => Promise<unknown>][] = [
    ['signed out on that page', (session) => session.call(accountsContract.signOut, {})],
    [
      'ended on another device',
      async (session) => cleo.call(devicesContract.signOutDevice, { session_id: (await sessionOf(session))! }),
    ],
    ['others signed out', () => cleo.call(devicesContract.signOutOthers, {})],
    ['password set', () => server.context.db.auth.transaction().execute((tx) => deleteSessionsOf(tx, cleo.user_id))],
    ['account deleted', () => server.sql('delete from profiles where id = $1', [cleo.user_id])],
  ]
  for (const [how, end] of ways) {
    const session = await cleo.withSession()
    const pages = [await follows(session), await follows(session, secondServer)]
    const since = performance.now()
    await end(session)
    await Promise.all(pages.map(({ ended }) => ended))
    expect([how, performance.now() - since < 2_000]).toEqual([how, true])
    expect([how, pages.map((open) => open.isSignedOut())]).toEqual([how, [true, true]])
    // A reconnect is refused with 401, and not because the session expired.
    const refused = await session.tries(familiesContract.followEvents, {})
    expect([how, refused.status, refused.json?.params]).toEqual([how, 401, undefined])
  }
})

test('an upload of many photos is merged into a few events', async () => {
  const stream = await follows(ben)
  for (let i = 0; i < 60; i++) await seedPhoto(ana, family)
  const told = await eventsSoFar(stream)
  const photos = told.filter(of('photos'))
  expect(photos.length).toBeGreaterThan(0)
  expect(photos.length).toBeLessThan(30)
  // A merged event either names one photo or says that there are several, so none is lost.
  await stream.waitFor(of('photos'))
})

test('a browser that reconnects quickly gets the events it missed', async () => {
  const first = await follows(ben)
  first.close()
  const id = await seedPhoto(ana, family)
  await eventsSoFar(await follows(ana))
  const again = await follows(ben)
  await again.waitFor((event) => event.kind === 'photos' && (!('id' in event) || event.id === id || !event.id))
})

test('a browser that reconnects quickly gets missed events about a lost membership and new notifications', async () => {
  const eva = await server.person('Eva')
  await server.join(family, eva, 'viewer')
  const first = await follows(eva)
  await first.waitFor(of('membership'))
  first.close()
  await server.leave(family, eva)
  await server.context.db.worker.transaction().execute((tx) => publishToPerson(tx, eva.user_id))
  await eventsSoFar(await follows(ana))
  const again = await follows(eva)
  await again.waitFor(of('notifications'))
  // The outdated event about her joining isn't replayed.
  expect(again.events.filter(of('membership'))).toEqual([
    { kind: 'membership', family_id: family.family_id, member: false },
  ])
})

test('after the database connection was lost, a client that reconnects is notified that it may have missed events', async () => {
  const stream = await follows(ben)
  expect(stream.hasMissed()).toBe(false)
  const database = new URL(server.context.db.ownerUrl).pathname.slice(1)
  await withClient(server.adminUrl, (client) =>
    client.query(
      // The last query of a listening connection is its heartbeat after a while.
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ~ '^(listen |select 1$)'`,
      [database],
    ),
  )
  await stream.ended
  const again = await vi.waitFor(() => follows(ben), { timeout: 60_000, interval: 200 })
  await eventsSoFar(again)
  expect(again.hasMissed()).toBe(true)
})

test('a thousand events cause no database queries for their listeners', async () => {
  const stream = await follows(ben)
  await eventsSoFar(stream)
  const before = await queries()
  await server.sql(
    `select pg_notify('live', json_build_object('family_id', $1::text, 'kind', 'comments', 'id', i)::text)
    from generate_series(1, 1000) i`,
    [family.family_id],
  )
  await stream.waitFor(of('comments'))
  expect((await queries()) - before).toBeLessThan(5)

  async function queries(): Promise<number> {
    const [row] = await server.sql<{ calls: number }>(
      `select coalesce(sum(xact_commit), 0)::int as calls from pg_stat_database where datname = current_database()`,
    )
    return row!.calls
  }
})

test('a person can have twenty open streams: another one closes the oldest, and the others stay open', async () => {
  const open: LiveStream[] = []
  for (let i = 0; i < 21; i++) open.push(await follows(ben))
  const [oldest, second] = open
  await oldest!.ended
  await eventsSoFar(second!)
})

test('a stream needs a session, and a plain HTTP client gets only the greeting', async () => {
  expect((await server.visitor().tries(familiesContract.followEvents, {})).status).toBe(401)
  expect(await ana.tries(familiesContract.followEvents, {})).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^retry: \d+\n\n$/),
  })
})
