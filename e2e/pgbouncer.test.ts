import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, roleUrl } from '#server/db/roles.ts'
import { createTestDatabase, TEST_SECRET, type TestDatabase } from '#server/db/test-database.ts'
import { programFor } from '#kit/programs.ts'
import type { LiveEvent } from '#shared/live-events.ts'
import { signUp } from './api-person.ts'
import { freePort } from './free-port.ts'
import { makePictures } from './pictures.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

const PGBOUNCER = programFor('pgbouncer')

/** Fewer than any pool of the app has, so that its transactions change connections all the time. */
const CONNECTIONS = 2
/** Many more than connections, so that they share them. */
const REQUESTS = 20

let folder: string
let database: TestDatabase
let pooler: ChildProcess
let pooled: URL
let server: RunningHearthbook

beforeAll(async () => {
  if (!PGBOUNCER) return
  database = await createTestDatabase()
  const direct = new URL(database.ownerUrl)
  // The test database also accepts a Unix socket.
  direct.searchParams.delete('host')
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-pgbouncer-'))
  const port = await freePort()
  const logins = roles.map((role) => new URL(roleUrl(database.ownerUrl, role, TEST_SECRET)))
  await writeFile(
    path.join(folder, 'users.txt'),
    logins.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`).join(''),
  )
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${direct.hostname} port=${direct.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
stats_users = app_rw
`,
  )
  // It refuses to run as root.
  await chmod(folder, 0o755)
  const asUser = process.getuid?.() === 0 ? ['--user=nobody'] : []
  pooler = spawn(PGBOUNCER, [...asUser, path.join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  pooled = Object.assign(new URL(direct), { port: String(port) })
  server = await startHearthbook({
    env: { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: direct.href, SECRET: TEST_SECRET },
  })
}, 60_000)

afterAll(async () => {
  if (!PGBOUNCER) return
  await server?.discard()
  const ended = once(pooler, 'exit')
  pooler.kill()
  await ended
  await database.drop()
  await rm(folder, { recursive: true })
})

test.skipIf(!PGBOUNCER)(
  'behind PgBouncer in transaction mode, people sign up, upload, see photos arrive, and search (needs pgbouncer)',
  async () => {
    const pictures = await makePictures(8)
    const ana = await signUp(server)
    const family = await ana.opensFamily('Moreau')
    const cookie = `hearthbook=${ana.cookie().value}`
    const stream = await fetch(`${server.url}/api/events`, { headers: { cookie, accept: 'text/event-stream' } })
    const added = untilEvent(stream, (event) => event.kind === 'photos')

    const photos = await ana.uploads(family, pictures)
    expect(new Set(photos).size).toBe(pictures.length)
    expect(await added).toMatchObject({ family_id: family })
    const pages = Array.from({ length: REQUESTS }, () =>
      ana.send<{ total: number }>('GET', `/api/families/${family}/photos?limit=50`),
    )
    for (const { total } of await Promise.all(pages)) expect(total).toBe(pictures.length)
    const found = await ana.send<{ photos: { id: string }[] }>(
      'GET',
      `/api/families/${family}/photos?search=${encodeURIComponent('picture 3')}`,
    )
    expect(found.photos.map(({ id }) => id)).toContain(photos[2])
    expect(await pooledTransactions()).toBeGreaterThan(REQUESTS)
  },
)

/** The transactions that went through PgBouncer, by its own count. */
async function pooledTransactions(): Promise<number> {
  const url = new URL(roleUrl(database.ownerUrl, 'app_rw', TEST_SECRET, pooled.href))
  const client = new pg.Client({ connectionString: Object.assign(url, { pathname: '/pgbouncer' }).href })
  await client.connect()
  const { rows } = await client.query<{ database: string; total_xact_count: string }>('show stats')
  await client.end()
  return Number(rows.find((row) => row.database !== 'pgbouncer')?.total_xact_count)
}

async function untilEvent({ body }: Response, fits: (event: LiveEvent) => boolean): Promise<LiveEvent> {
  let text = ''
  for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
    text += piece
    for (const [, data = ''] of text.matchAll(/^event: told\ndata: (.*)$/gm)) {
      const event = JSON.parse(data) as LiveEvent
      if (fits(event)) return event
    }
  }
  throw new Error('The stream ended')
}
