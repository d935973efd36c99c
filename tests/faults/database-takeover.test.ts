import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { securityContract } from '#features/security/security.contract.ts'
import { ensureDatabase, withClient } from '#server/db/cluster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { runningPostgres } from '#server/db/running-postgres.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import { processTree } from '../../bench/measure.ts'
import { GOOD_PASSWORD, givePassword } from '#kit/credentials.ts'
import { listen, type LiveStream } from '#kit/live-stream.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { sendFile, untilDecided } from '#kit/uploads.ts'
import { required } from '#shared/required.ts'
import { inSeconds, IS_FULL, printFigure } from './full-size.ts'

const FREEZE_MS = 20_000
/** Requests that PostgreSQL was answering wait for the read timeout (20 s), and all others for a connection (10 s). */
const LONGEST_ANSWER_MS = 21_000
const RECOVERY_MS = 5_000

let dir: string
let primary: EmbeddedPostgres
let standby: Standby
let address: Address
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  vi.spyOn(console, 'trace').mockImplementation(() => {}) // graphile-worker logs with console.trace
  dir = mkdtempSync(path.join(tmpdir(), 'hearthbook-takeover-'))
  primary = await startEmbeddedPostgres({ dir: path.join(dir, 'primary'), log: () => {}, settings: { fsync: 'off' } })
  address = await openAddress(primary.port)
  const ownerUrl = new URL(await ensureDatabase(primary.adminUrl('postgres'), 'hearthbook', TEST_SECRET))
  ownerUrl.port = String(address.port)
  ownerUrl.search = '' // not its socket
  const database = { ownerUrl: ownerUrl.href, adminUrl: primary.adminUrl('postgres') }
  server = await openTestApp({ withWorker: true, database })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  await givePassword(ana)
  standby = await followPrimary()
})
afterAll(async () => {
  await server?.close()
  await primary?.stop()
  await standby?.promote()
  await (await standby?.promoted)?.stop()
  address.close()
  rmSync(dir, { recursive: true })
})

test.runIf(IS_FULL)('while PostgreSQL is frozen for 20 seconds people get answers, and nothing is lost', async () => {
  const { pid } = primary
  const tab = openTab()
  const uploads = uploadContinuously()
  await expect.poll(() => uploads.ids.length).toBeGreaterThan(2)
  const frozen = processTree(pid!).postgres.map((one) => one.pid)
  for (const one of frozen) process.kill(one, 'SIGSTOP')
  const frozenAt = performance.now()
  const answers: Promise<Answered>[] = []
  const notices: number[] = []
  while (performance.now() - frozenAt < FREEZE_MS) {
    answers.push(ask('GET', `/api/families/${family.family_id}`), ask('POST', '/api/families', { name: 'New' }))
    notices.push((await ana.fetches('/healthz')).status)
    await sleep(200)
  }
  for (const one of frozen) process.kill(one, 'SIGCONT')
  const back = await recovery(tab)
  const all = await Promise.all(answers)
  expectAnswersOr503(all)
  expect(new Set(notices)).toEqual(new Set([200]))
  const longest = Math.max(...all.map(({ ms }) => ms))
  expect(longest).toBeLessThan(LONGEST_ANSWER_MS)
  await uploads.allArrive()
  const refused = all.filter(({ status }) => status === 503).length
  printFigure(
    'PostgreSQL frozen for 20 s',
    `${refused} of ${all.length} requests got 503, the longest after ${inSeconds(longest)}; ${back}`,
  )
})

test('when a standby takes over at the same address, no acknowledged upload is lost, and people continue', async () => {
  const tab = openTab()
  const uploads = uploadContinuously()
  await expect.poll(() => uploads.ids.length).toBeGreaterThan(2)
  process.kill(primary.pid!, 'SIGKILL')
  // The address moves before the standby is promoted, so for a moment it can only be read.
  address.moveTo(standby.port)
  const answers: Answered[] = []
  for (const until = Date.now() + 1_000; Date.now() < until; await sleep(20))
    answers.push(await ask('POST', '/api/families', { name: 'New' }))
  expect(answers.length).toBeGreaterThan(0)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expectAnswersOr503(answers)
  await standby.promote()
  const back = await recovery(tab)
  await uploads.allArrive()
  printFigure('PostgreSQL replaced by a standby', `${uploads.ids.length} acknowledged uploads, all arrived; ${back}`)
})

type Answered = { ms: number; status: number; retryAfter: number }

async function ask(method: 'GET' | 'POST', url: string, body?: object): Promise<Answered> {
  const startedAt = performance.now()
  const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await ana.fetches(url, { method, ...json })
  await answer.arrayBuffer()
  const { status, headers } = answer
  return { ms: performance.now() - startedAt, status, retryAfter: Number(headers.get('retry-after')) }
}

function expectAnswersOr503(answers: Answered[]) {
  const refused = answers.filter(({ status }) => status >= 400)
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual([])
}

/** Waits until reading, writing, signing in, and live events work again, and says how long it took. */
async function recovery(tab: Tab): Promise<string> {
  const since = performance.now()
  const seen = tab.events()
  const took = async (isBack: () => Promise<boolean>) => {
    await expect.poll(() => isBack().catch(() => false), { interval: 50 }).toBe(true)
    return performance.now() - since
  }
  const [writing, signIn, stream] = await Promise.all([
    took(async () => (await ask('POST', '/api/families', { name: 'New' })).status < 300),
    took(async () => {
      const given = { email: ana.email, password: GOOD_PASSWORD }
      return (await server.visitor().tries(securityContract.signInByPassword, given)).status < 300
    }),
    took(async () => tab.events() > seen),
  ])
  tab.close()
  if (IS_FULL) expect(Math.max(writing, signIn, stream)).toBeLessThan(RECOVERY_MS)
  return `changes work ${inSeconds(writing)}, signing in ${inSeconds(signIn)} and live events ${inSeconds(stream)} later`
}

type Tab = { events(): number; close(): void }

/** Follows live events and reconnects like a browser. */
function openTab(): Tab {
  let current: LiveStream | undefined
  let earlier = 0
  let isOpen = true
  void (async () => {
    while (isOpen) {
      current = await listen(ana).catch(() => undefined)
      await (current?.ended ?? sleep(500))
      earlier += current?.events.length ?? 0
    }
  })()
  return {
    events: () => earlier + (current?.events.length ?? 0),
    close() {
      isOpen = false
      current?.close()
    },
  }
}

/** Uploads one photo after the other, like a browser that tries again. */
function uploadContinuously() {
  const ids: string[] = []
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      const id = await sendFile(ana, family, await drawPicture()).catch(() => undefined)
      if (id) ids.push(id)
      await sleep(100)
    }
  })()
  return {
    ids,
    async allArrive() {
      isOver = true
      await done
      for (const id of ids) expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
    },
  }
}

type Address = { port: number; moveTo(port: number): void; close(): void }

/** The address of the database, which leads to one server and later to another. */
async function openAddress(first: number): Promise<Address> {
  let target = first
  const open = new Set<Socket>()
  const listener = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {}).on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const leave = () => open.forEach((socket) => socket.destroy())
  return {
    port: (listener.address() as AddressInfo).port,
    moveTo(port) {
      target = port
      leave()
    },
    close() {
      leave()
      listener.close()
    },
  }
}

type Standby = { port: number; promote(): Promise<void>; promoted: Promise<EmbeddedPostgres> }

/** A second server that has each commit before it's acknowledged. It's ready once it's promoted. */
async function followPrimary(): Promise<Standby> {
  const home = path.join(dir, 'standby')
  const cluster = path.join(home, 'cluster')
  const admin = new URL(primary.adminUrl('postgres'))
  await withClient(admin.href, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`)
    cpSync(path.join(dir, 'primary'), home, {
      recursive: true,
      filter: (name) => !/postmaster\.pid$|\.s\.PGSQL/.test(name),
    })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    writeFileSync(path.join(cluster, 'backup_label'), rows[0]!.labelfile)
  })
  writeFileSync(path.join(cluster, 'standby.signal'), '')
  appendFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${admin.port} user=postgres password=${admin.password}'\n`,
  )
  const promoted = startEmbeddedPostgres({ dir: home, log: () => {}, settings: { fsync: 'off' } })
  const url = await vi.waitFor(() => required(runningPostgres(home)), 60_000)
  await withClient(admin.href, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`)
    await client.query('select pg_reload_conf()')
  })
  return {
    ...{ port: Number(new URL(url).port), promoted },
    promote: () =>
      withClient(url, async (client) => void (await client.query('select pg_is_in_recovery() and pg_promote()'))),
  }
}
