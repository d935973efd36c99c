import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { devicesContract } from '#features/accounts/devices.contract.ts'
import { deleteSessionsOf } from '#features/accounts/server/sessions.queries.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { withClient } from '#server/db/cluster.ts'
import { tellFamily, tellPerson } from '#server/live/tell.ts'
import type { LiveEvent } from '#shared/live-events.ts'
import { ana, ben, family, house, openForAnaAndBen } from './testing/ana-and-ben.ts'
import { sessionOf } from './testing/credentials.ts'
import { listen, type Listening } from './testing/listening.ts'
import type { Person } from './testing/people.ts'
import { placePhoto } from './testing/photos.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

openForAnaAndBen()

/** A second web process on the same database, as behind a proxy. */
let wing: TestApp
const streams: Listening[] = []

beforeAll(async () => {
  wing = await openTestApp({
    database: { ownerUrl: house.context.db.ownerUrl, adminUrl: house.adminUrl },
    dataDir: house.config.dataDir,
  })
})
afterAll(async () => {
  for (const stream of streams) stream.leaves()
  await wing.close()
})

async function follows(person: Person, at = house): Promise<Listening> {
  const stream = await listen(person, at.url)
  streams.push(stream)
  return stream
}

const of = (kind: LiveEvent['kind']) => (event: LiveEvent) => event.kind === kind
const said = (kind: 'family' | 'children', id: string) => (event: LiveEvent) =>
  event.kind === kind && 'id' in event && event.id === id

/** Publishes an event to the whole family and waits for it: all earlier events have arrived by then. */
async function settled(stream: Listening, in_family = family): Promise<LiveEvent[]> {
  const id = crypto.randomUUID()
  await house.context.db.worker
    .transaction()
    .execute((tx) => tellFamily(tx, in_family.family_id, { kind: 'children', id, only_to: null }))
  await stream.hears(said('children', id))
  return stream.told
}

test('members get an event for a new photo right away, on every web process', async () => {
  const near = await follows(ben)
  const far = await follows(ben, wing)
  const id = await placePhoto(ana, family)
  for (const stream of [near, far]) {
    await stream.hears(of('activity'))
    await stream.hears((event) => event.kind === 'photos' && event.id === id && event.family_id === family.family_id)
  }
  expect(near.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
})

test('a stranger gets no events, and only its contributor gets events about a private photo', async () => {
  const cleo = await house.person('Cleo')
  const elsewhere = await cleo.opensFamily('Ortiz')
  const [strange, bens, anas] = [await follows(cleo), await follows(ben), await follows(ana)]
  const photo_id = await placePhoto(ana, family, { audience: 'private' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, description: 'for Ben' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, is_favorite: true })
  await anas.hears((event) => event.kind === 'photos')
  await anas.hears(of('activity'))
  const activities = await house.sql(`select id from family_activities where audience = 'private' and user_id = $1`, [
    ana.user_id,
  ])
  expect(activities).toHaveLength(2)
  const bensWords = JSON.stringify(await settled(bens))
  for (const { id } of [...activities, { id: photo_id }, { id: '"photos"' }]) expect(bensWords).not.toContain(id)
  expect(JSON.stringify(await settled(strange, elsewhere))).not.toContain(family.family_id)
})

test('members get an event when a photo becomes private, with nothing but its ID', async () => {
  const photo_id = await placePhoto(ana, family)
  const bens = await follows(ben)
  await settled(bens)
  bens.told.length = 0
  await house.sql(`update photos set audience = 'private' where id = $1`, [photo_id])
  await bens.hears(of('photos'))
})

test('a removed member gets one last event and nothing after that, on every web process', async () => {
  const near = await follows(ben)
  const far = await follows(ben, wing)
  const anas = await follows(ana)
  await house.leave(family, ben)
  await placePhoto(ana, family)
  for (const stream of [near, far])
    expect(await stream.hears((event) => event.kind === 'membership' && !event.member)).toEqual({
      kind: 'membership',
      family_id: family.family_id,
      member: false,
    })
  await anas.hears(of('members'))
  await anas.hears(of('photos'))
  // An event that Ben may still receive, after which none is in flight.
  const own = await ben.opensFamily('Okafor')
  for (const stream of [near, far]) {
    const told = await settled(stream, own)
    const farewell = told.findIndex((event) => event.kind === 'membership' && !event.member)
    expect(
      told.slice(farewell + 1).filter((event) => 'family_id' in event && event.family_id === family.family_id),
    ).toEqual([])
  }
})

test('a new member gets events of their new family on an open stream', async () => {
  const dan = await house.person('Dan')
  const stream = await follows(dan, wing)
  await house.join(family, dan, 'viewer')
  expect(await stream.hears(of('membership'))).toMatchObject({ family_id: family.family_id, member: true })
  await ana.call(familiesContract.renameFamily, { ...family, name: 'Moreau-Okafor' })
  await stream.hears(of('family'))
})

test('signing out ends the streams of that session only', async () => {
  const phone = await ben.withSession()
  const [onPhone, onDesk] = [await follows(phone), await follows(ben, wing)]
  await phone.call(accountsContract.signOut, {})
  await onPhone.ended
  expect(onPhone.isSignedOut()).toBe(true)
  await settled(onDesk)
  expect(onDesk.isSignedOut()).toBe(false)
})

test('pages are notified within two seconds, however their session ended', async () => {
  const cleo = await house.person('Cleo')
  const ways: [string, (session: Person) => Promise<unknown>][] = [
    ['signed out on that page', (session) => session.call(accountsContract.signOut, {})],
    [
      'ended on another device',
      async (session) => cleo.call(devicesContract.signOutDevice, { session_id: (await sessionOf(session))! }),
    ],
    ['others signed out', () => cleo.call(devicesContract.signOutOthers, {})],
    ['password set', () => house.context.db.auth.transaction().execute((tx) => deleteSessionsOf(tx, cleo.user_id))],
    ['account deleted', () => house.sql('delete from profiles where id = $1', [cleo.user_id])],
  ]
  for (const [how, end] of ways) {
    const session = await cleo.withSession()
    const pages = [await follows(session), await follows(session, wing)]
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
  for (let i = 0; i < 60; i++) await placePhoto(ana, family)
  const told = await settled(stream)
  const photos = told.filter(of('photos'))
  expect(photos.length).toBeGreaterThan(0)
  expect(photos.length).toBeLessThan(30)
  // A merged event either names one photo or says that there are several, so none is lost.
  await stream.hears(of('photos'))
})

test('a browser that reconnects quickly gets the events it missed', async () => {
  const first = await follows(ben)
  first.leaves()
  const id = await placePhoto(ana, family)
  await settled(await follows(ana))
  const again = await follows(ben)
  await again.hears((event) => event.kind === 'photos' && (!('id' in event) || event.id === id || !event.id))
})

test('a browser that reconnects quickly gets missed events about a lost membership and new notifications', async () => {
  const eva = await house.person('Eva')
  await house.join(family, eva, 'viewer')
  const first = await follows(eva)
  await first.hears(of('membership'))
  first.leaves()
  await house.leave(family, eva)
  await house.context.db.worker.transaction().execute((tx) => tellPerson(tx, eva.user_id))
  await settled(await follows(ana))
  const again = await follows(eva)
  await again.hears(of('notifications'))
  // The outdated event about her joining isn't replayed.
  expect(again.told.filter(of('membership'))).toEqual([
    { kind: 'membership', family_id: family.family_id, member: false },
  ])
})

test('after the database connection was lost, a client that reconnects is notified that it may have missed events', async () => {
  const stream = await follows(ben)
  expect(stream.hasMissed()).toBe(false)
  const database = new URL(house.context.db.ownerUrl).pathname.slice(1)
  await withClient(house.adminUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen %'`,
      [database],
    ),
  )
  await stream.ended
  const again = await vi.waitFor(() => follows(ben), { timeout: 10_000, interval: 200 })
  await settled(again)
  expect(again.hasMissed()).toBe(true)
})

test('a thousand events cause no database queries for their listeners', async () => {
  const stream = await follows(ben)
  await settled(stream)
  const before = await queries()
  await house.sql(
    `select pg_notify('live', json_build_object('family_id', $1::text, 'kind', 'comments', 'id', i)::text)
    from generate_series(1, 1000) i`,
    [family.family_id],
  )
  await stream.hears(of('comments'))
  expect((await queries()) - before).toBeLessThan(5)

  async function queries(): Promise<number> {
    const [row] = await house.sql<{ calls: number }>(
      `select coalesce(sum(xact_commit), 0)::int as calls from pg_stat_database where datname = current_database()`,
    )
    return row!.calls
  }
})

test('a person can have twenty open streams: another one closes the oldest, and the others stay open', async () => {
  const open: Listening[] = []
  for (let i = 0; i < 21; i++) open.push(await follows(ben))
  const [oldest, second] = open
  await oldest!.ended
  await settled(second!)
})

test('a stream needs a session, and a plain HTTP client gets only the greeting', async () => {
  expect((await house.visitor().tries(familiesContract.followEvents, {})).status).toBe(401)
  expect(await ana.tries(familiesContract.followEvents, {})).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^retry: \d+\n\n$/),
  })
})
