import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ensureDatabase } from '#server/db/cluster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import { listen, type LiveStream } from '#kit/live-stream.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, sendBytes, sendFile, tus, untilDecided } from '#kit/uploads.ts'

// Starts a PostgreSQL of its own, since this test kills it.
let postgres: EmbeddedPostgres
let dir: string
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  vi.spyOn(console, 'trace').mockImplementation(() => {}) // graphile-worker logs with console.trace
  dir = mkdtempSync(path.join(tmpdir(), 'hearthbook-away-'))
  postgres = await startEmbeddedPostgres({ dir, log: () => {}, settings: { fsync: 'off' } })
  const ownerUrl = await ensureDatabase(postgres.adminUrl('postgres'), 'hearthbook', TEST_SECRET)
  server = await openTestApp({ withWorker: true, database: { ownerUrl, adminUrl: postgres.adminUrl('postgres') } })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
})
afterAll(async () => {
  await server?.close()
  await postgres.stop()
  rmSync(dir, { recursive: true })
})

test('while PostgreSQL is down people get 503 with Retry-After, and then the server recovers', async () => {
  const [bytes, begun] = [await drawPicture(), await drawPicture()]
  const unfinished = idOf(await beginUpload(ana, family, new Uint8Array(), { length: begun.length }))
  const address = `/api/families/${family.family_id}/uploads/${unfinished}`
  const seen: { status: number; code: unknown; retry: number; text: string }[] = []
  const notices: number[] = []

  process.kill(postgres.pid!, 'SIGKILL')
  const killedAt = Date.now()
  while (seen.length < 20 || Date.now() - killedAt < 500) {
    const [read, create, upload] = await Promise.all([
      ana.fetches(`/api/families/${family.family_id}`),
      ana.fetches('/api/families', {
        method: 'POST',
        body: '{"name":"New"}',
        headers: { 'content-type': 'application/json' },
      }),
      beginUpload(ana, family, bytes),
    ])
    for (const answer of [read, create, upload]) {
      const text = await answer.text()
      const code = text.startsWith('{') ? (JSON.parse(text) as { code: unknown }).code : undefined
      if (answer.status >= 400)
        seen.push({ status: answer.status, code, text, retry: Number(answer.headers.get('retry-after')) })
    }
    notices.push((await ana.fetches('/healthz')).status)
    if (Date.now() - killedAt > 20_000 || (read.ok && create.ok && upload.ok)) break
    await sleep(10)
  }

  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen.map(({ status, code }) => `${status} ${String(code)}`))).toEqual(new Set(['503 unavailable']))
  expect(seen.filter(({ retry }) => !(retry > 0))).toEqual([])
  expect(seen.filter(({ text }) => /ECONN|pg_|node_modules|postgres/i.test(text))).toEqual([])
  expect(new Set(notices)).toEqual(new Set([200]))

  await expect.poll(() => ana.tries(familiesContract.getFamily, family).then(({ status }) => status)).toBe(200)
  await expect.poll(() => ana.fetches('/readyz').then(({ status }) => status)).toBe(200)
  expect((await ana.fetches(address, { method: 'HEAD', headers: tus })).status).toBe(200)
  expect((await sendBytes(ana, address, 0, begun)).status).toBe(204)
  expect(await untilDecided(ana, family, unfinished)).toMatchObject({ state: 'done' })
  const fresh = await untilDecided(ana, family, await sendFile(ana, family, await drawPicture()))
  const { small_url } = await ana.call(photosContract.getPhoto, { ...family, photo_id: fresh.photo_id! })
  expect((await ana.fetches(small_url)).status).toBe(200)
})

test("a last chunk that arrives while the database is down gets Retry-After and isn't lost", async () => {
  const bytes = await drawPicture()
  const id = idOf(await beginUpload(ana, family, bytes.subarray(0, 20), { length: bytes.length }))
  const address = `/api/families/${family.family_id}/uploads/${id}`
  const settle = vi.spyOn(server.context.staging, 'settle').mockImplementationOnce(async () => {
    // Terminates all connections together; a single surviving one could still save the upload.
    process.kill(postgres.pid!, 'SIGQUIT')
    while (isRunning(postgres.pid!)) await sleep(5)
  })
  const answer = await sendBytes(ana, address, 20, bytes.subarray(20))
  settle.mockRestore()
  const said = await answer.text()
  expect([answer.status, said]).toEqual([503, expect.stringContaining('unavailable')])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect
    .poll(() => ana.fetches(address, { method: 'HEAD', headers: tus }).then(({ status }) => status), {
      timeout: 60_000,
    })
    .toBe(200)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
})

test('when a PostgreSQL process is killed during four uploads, every photo arrives, and live events continue', async () => {
  const followed = await follows(ana)
  const uploaders = [ana, ...(await Promise.all(['Cleo', 'Dan', 'Eva'].map((name) => server.person(name))))]
  for (const person of uploaders.slice(1)) await server.join(family, person, 'editor')
  let sent = 0
  const uploading = uploaders.map(async (person) => {
    const ids: string[] = []
    for (let photo = 0; photo < 5; photo++) {
      ids.push(await untilSent(person, await drawPicture()))
      sent++
    }
    return { person, ids }
  })
  await expect.poll(() => sent, { interval: 5 }).toBeGreaterThan(4)
  const [worker] = await server.sql<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'app_worker' and datname = current_database()
       order by state_change desc limit 1`,
  )
  process.kill(worker!.pid, 'SIGKILL')

  for (const { person, ids } of await Promise.all(uploading)) {
    await expect.poll(() => ana.fetches('/readyz').then(({ status }) => status)).toBe(200)
    for (const id of ids)
      expect((await untilDecided(person, family, id)).state).toSatisfy((state) => ['done', 'duplicate'].includes(state))
  }
  const left = () =>
    server.sql('select 1 from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()')
  await expect.poll(left).toEqual([])
  await followed.ended
  const again = await follows(ana)
  await sendFile(ana, family, await drawPicture())
  await again.waitFor(({ kind }) => kind === 'photos')
  again.close()
  const stoppedAt = performance.now()
  await server.stopWorker()
  expect(performance.now() - stoppedAt).toBeLessThan(4_000)
  await server.startWorker()
})

test("someone removed while the database was down can't get in again", async () => {
  const ben = await server.person('Ben')
  await server.join(family, ben, 'viewer')
  const id = (await untilDecided(ana, family, await sendFile(ana, family, await drawPicture()))).photo_id!
  const { small_url } = await ben.call(photosContract.getPhoto, { ...family, photo_id: id })
  expect((await ben.fetches(small_url)).status).toBe(200)
  process.kill(postgres.pid!, 'SIGKILL')
  await expect
    .poll(
      () =>
        server.leave(family, ben).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  await expect.poll(() => ben.fetches(small_url).then(({ status }) => status)).toBe(404)
})

function follows(person: Person): Promise<LiveStream> {
  return vi.waitFor(() => listen(person), { timeout: 60_000, interval: 100 })
}

/** Retries until the server has received the whole file. */
async function untilSent(person: Person, bytes: Uint8Array): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      return await sendFile(person, family, bytes)
    } catch (error) {
      if (tries === 100) throw error
      await sleep(100)
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
