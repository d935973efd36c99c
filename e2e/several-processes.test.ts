import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, TEST_SECRET, type TestDatabase } from '#server/db/test-database.ts'
import { withClient } from '#server/db/cluster.ts'
import { startSmtp, type SmtpForTests } from '#server/mail/test-smtp.ts'
import { inSeconds, IS_FULL, printFigure } from '../tests/faults/full-size.ts'
import { signUp, type ApiPerson } from './api-person.ts'
import { startFakeS3, type FakeS3 } from './doubles/fake-s3.ts'
import { freePort } from './free-port.ts'
import { makePictures } from './pictures.ts'
import { startRoundRobin, type RoundRobin } from './round-robin.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

/**
 * `npm run test:faults` (TESTS=full) sends 100 photos of up to 200 MB, and replaces all processes with a new version in between.
 * UPLOADS sets another number.
 */
const UPLOADS = Number(process.env.UPLOADS ?? (IS_FULL ? 100 : 6))
const MEGABYTE = 1024 ** 2
const SIZES = IS_FULL
  ? Array.from({ length: UPLOADS }, (_, index) => Math.round((8 + 192 * ((index % 10) / 9) ** 3) * MEGABYTE))
  : Array.from({ length: UPLOADS }, (_, index) => Math.round((8 + index / 2) * MEGABYTE))
const UPLOADS_AT_ONCE = 3
const INVITED = 12
const PROCESSES = 4
/** Otherwise, uploads that take longer because of kills would be the reason for more of them. */
const MOST_KILLS = IS_FULL ? Infinity : PROCESSES
/** Between two kills. A large video takes a worker several seconds. */
const PAUSE_MS = IS_FULL ? 4_000 : 500
/** As in the web app (send-file.ts). */
const CHUNK_BYTES = 16 * MEGABYTE
const ENCRYPTION_KEY = randomBytes(32).toString('base64')
const TIMEOUT_MS = IS_FULL ? 90 * 60_000 : 240_000

let database: TestDatabase
let s3: FakeS3
let smtp: SmtpForTests
let folder: string
let origin: string
let proxy: RoundRobin
const webs: RunningHearthbook[] = []
const workers: RunningHearthbook[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  s3 = await startFakeS3()
  smtp = await startSmtp()
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-several-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  webs.push(await start('web'), await start('web'))
  proxy = await startRoundRobin(port, webs)
  workers.push(await start('worker'), await start('worker'))
})

afterAll(async () => {
  await Promise.all([...webs, ...workers].map((one) => one.discard()))
  await proxy?.close()
  await s3.close()
  await smtp.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A process on a machine of its own: nothing but settings is shared. */
function start(role: 'web' | 'worker') {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings
  return startHearthbook({
    env: {
      ...{ ROLE: role, APP_URL: origin, DATABASE_URL: database.ownerUrl, SECRET: TEST_SECRET, SMTP_URL: smtp.url },
      ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      ENCRYPTION_KEY,
    },
  })
}

test(
  'two web and two worker processes share no disk: while they are killed in turns and lose their folders, every photo arrives once, byte for byte',
  { timeout: TIMEOUT_MS },
  async () => {
    const ana = await signUp({ url: origin, dataDir: folder, readCode })
    const family = await ana.opensFamily('Moreau')
    const pages = [openPage(ana, family), openPage(ana, family), openPage(ana, family)]
    const emails = Array.from({ length: INVITED }, (_, index) => `guest.${index}@example.org`)
    await ana.send('POST', `/api/families/${family}/invitations`, { emails, role: 'viewer' })

    const [picture] = await makePictures(1)
    const beginning = await readFile(picture!)
    const queue = [...SIZES]
    const photos: string[] = []
    const startedAt = performance.now()
    const uploading = Promise.all(
      Array.from({ length: UPLOADS_AT_ONCE }, async () => {
        for (let size = queue.shift(); size; size = queue.shift()) {
          // A photo with bytes after its end, as motion photos have.
          const photo = Buffer.concat([beginning, randomBytes(size)])
          const id = await upload(ana, family, photo)
          expect(sha256(await originalOf(ana, family, id))).toBe(sha256(photo))
          photos.push(id)
          freeMemory(id)
        }
      }),
    )
    const over = new AbortController()
    const killing = killInTurns(over.signal, () => queue.length <= SIZES.length / 2)
    const [kills] = await Promise.all([killing, uploading.finally(() => over.abort())])

    expect(kills).toBeGreaterThanOrEqual(PROCESSES)
    expect(new Set(photos).size).toBe(SIZES.length)
    for (const page of pages) await expect.poll(page.photos).toBe(SIZES.length)
    for (const email of emails) await expect.poll(() => messagesTo(email)).toBe(1)
    const staged = () =>
      [...s3.buckets.get(s3.settings.bucket)!.objects.keys()].filter((key) => key.startsWith('staging/'))
    await expect.poll(staged).toEqual([])
    for (const page of pages) page.close()
    const megabytes = Math.round(SIZES.reduce((sum, size) => sum + size, 0) / MEGABYTE)
    printFigure(
      `${SIZES.length} uploads to several processes behind ${proxy.name}`,
      `${megabytes} MB arrived byte for byte in ${inSeconds(performance.now() - startedAt)}, with ${kills} kills`,
    )
  },
)

/** Kills one process after the other, each at least once, and removes its folder. The full run continues until `over`, and replaces all of them by a new version halfway. */
async function killInTurns(over: AbortSignal, isHalfway: () => boolean): Promise<number> {
  let program: string | undefined
  let kills = 0
  for (;;) {
    for (const one of [webs[0]!, workers[0]!, webs[1]!, workers[1]!]) {
      await sleep(PAUSE_MS, undefined, { signal: over }).catch(() => {})
      if (kills === MOST_KILLS || (over.aborted && kills >= PROCESSES)) return kills
      if (IS_FULL && !program && isHalfway()) program = await replaceAll()
      await one.kill()
      await rm(one.dataDir, { recursive: true, force: true, maxRetries: 5 })
      await one.restart(program)
      kills++
    }
  }
}

/** A rolling update: the first process of the new version migrates the database while the others still serve. */
async function replaceAll(): Promise<string> {
  const program = path.join(folder, 'next version')
  const root = path.join(import.meta.dirname, '..')
  await mkdir(program)
  for (const part of ['src', 'migrations', 'package.json'])
    await cp(path.join(root, part), path.join(program, part), { recursive: true })
  for (const part of ['node_modules', 'dist', 'public']) await symlink(path.join(root, part), path.join(program, part))
  await writeFile(
    path.join(program, 'migrations/9999_next_version.sql'),
    'alter table photos add column next_version text;',
  )
  for (const one of [...webs, ...workers]) {
    await one.stop()
    await one.restart(program)
  }
  await withClient(database.ownerUrl, (client) => client.query('select next_version from photos'))
  return program
}

/** Sends a file as the web app does: with tus in chunks, resuming after every failure. */
async function upload(ana: ApiPerson, family: string, photo: Buffer): Promise<string> {
  let uploadUrl: string | null = null
  const attempt = () =>
    new Promise<void>((resolve, reject) => {
      const sending = new Upload(photo, {
        endpoint: uploadUrl ? null : `${origin}/api/families/${family}/uploads`,
        uploadUrl,
        metadata: { filename: 'large.jpg' },
        headers: { origin, cookie: cookieOf(ana) },
        chunkSize: CHUNK_BYTES,
        retryDelays: null,
        storeFingerprintForResuming: false,
        onUploadUrlAvailable: () => (uploadUrl = sending.url),
        onSuccess: () => resolve(),
        onError: reject,
      })
      sending.start()
    })
  await untilItWorks(attempt)
  const id = uploadUrl!.split('/').at(-1)!
  return untilItWorks(async () => {
    const { uploads } = await ask<{ uploads: { state: string; photo_id: string | null; reason: string | null }[] }>(
      ana,
      `/api/families/${family}/upload-states?ids=${id}`,
    )
    const [one] = uploads
    if (one?.state === 'received') throw new Error('still waiting')
    expect(one).toMatchObject({ state: 'done', photo_id: id })
    return id
  })
}

async function originalOf(ana: ApiPerson, family: string, photo_id: string): Promise<Buffer> {
  return untilItWorks(async () => {
    const { download_url } = await ask<{ download_url: string }>(ana, `/api/families/${family}/photos/${photo_id}`)
    return Buffer.from(await (await get(ana, download_url)).arrayBuffer())
  })
}

/** The double keeps objects in memory. */
function freeMemory(photo_id: string) {
  const { objects } = s3.buckets.get(s3.settings.bucket)!
  for (const key of objects.keys()) if (key.includes(`${photo_id}/original`)) objects.delete(key)
}

/** A gallery that counts its photos again only when a live event says so, or when the stream was interrupted. */
function openPage(ana: ApiPerson, family: string) {
  const closed = new AbortController()
  let total = 0
  const count = async () => {
    total = (await untilItWorks(() => ask<{ total: number }>(ana, `/api/families/${family}/photos?limit=1`))).total
  }
  const follow = async () => {
    const { body } = await get(ana, '/api/events', { accept: 'text/event-stream' }, closed.signal)
    await count()
    for await (const text of body!.pipeThrough(new TextDecoderStream())) if (/"kind":"photos"/.test(text)) await count()
  }
  void (async () => {
    while (!closed.signal.aborted) {
      await follow().catch(() => {})
      await sleep(200)
    }
  })()
  return { photos: () => total, close: () => closed.abort() }
}

async function get(ana: ApiPerson, address: string, headers = {}, signal: AbortSignal | null = null) {
  const answer = await fetch(origin + address, { headers: { cookie: cookieOf(ana), ...headers }, signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer
}

const ask = async <T>(ana: ApiPerson, address: string) => (await (await get(ana, address)).json()) as T
const cookieOf = (ana: ApiPerson) => `hearthbook=${ana.cookie().value}`

/** Tries again as long as a process may be down. A wrong result isn't tried again. */
async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + TIMEOUT_MS; ; await sleep(300))
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until || (error as Error).name === 'AssertionError') throw error
    }
}

/** How many emails a mailbox shows: those with the same Message-ID are one. */
function messagesTo(email: string): number {
  return new Set(smtp.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.messageId)).size
}

async function readCode(email: string): Promise<string> {
  await expect.poll(() => messagesTo(email)).toBe(1)
  const { mail } = smtp.received.find(({ to }) => to.includes(email))!
  return /\b\d{3}\s?\d{3}\b/.exec(mail.text ?? '')![0].replace(/\s/, '')
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
