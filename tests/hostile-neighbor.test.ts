import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { DECODER_SECONDS_PER_HOUR } from '#features/uploads/uploads.rules.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { idOf, beginUpload, sendFile, untilDecided } from '#kit/uploads.ts'

/** Files that the hostile family has queued when the other one uploads its photos. */
const QUEUE = 40
/** A family that's alone may use all decoders, so its first files may be decoded before another family uploads. */
const AHEAD = 20
const EXPORTS = 200
/** Each file claims or uses far more memory or time than its size suggests. */
const POISON = ['png-bomb-50000x50000.png', 'png-text-bomb.png', 'gif-5000-frames.gif', 'jpeg-many-scans.jpg']
const PATIENCE_MS = 120_000

let server: TestApp
let mallory: Person
let ana: Person
let hostile: Family
let normal: Family

beforeEach(async () => {
  server = await openTestApp()
  mallory = await server.person('Mallory')
  ana = await server.person('Ana')
  hostile = await mallory.opensFamily('Mallory')
  normal = await ana.opensFamily('Moreau')
}, PATIENCE_MS)
afterEach(() => server.close())

test(
  "a family's photos are finished long before another family's queue is",
  async () => {
    await sendQueue()
    const photos = await sendPhotos(5)
    await server.startWorker()
    for (const id of photos) expect(await untilDecided(ana, normal, id)).toMatchObject({ state: 'done' })
    expect(await stillWaiting(hostile)).toBeGreaterThan(QUEUE - AHEAD)
  },
  PATIENCE_MS,
)

test(
  'files that take decoders long delay only their own family',
  async () => {
    const slow = await slowPicture()
    for (let i = 0; i < 12; i++) await sendFile(mallory, hostile, Buffer.concat([slow, Buffer.from(`${i}`)]))
    await server.startWorker()
    await expect.poll(() => decidedOf(hostile), { timeout: PATIENCE_MS }).toBeGreaterThan(0)
    const [photo] = await sendPhotos(1)
    expect(await untilDecided(ana, normal, photo!)).toMatchObject({ state: 'done' })
    expect(await stillWaiting(hostile)).toBeGreaterThan(4)
  },
  PATIENCE_MS,
)

test(
  "files over the decoder budget aren't refused or lost, but processed after other families' files",
  async () => {
    await server.sql(`insert into decoder_use (user_id, hour, ms) values ($1, date_trunc('hour', now()), $2)`, [
      mallory.user_id,
      (DECODER_SECONDS_PER_HOUR + 1) * 1000,
    ])
    const over: string[] = []
    for (let i = 0; i < 20; i++) over.push(await sendFile(mallory, hostile, await drawPicture()))
    const photos = await sendPhotos(3)
    const turns = await server.sql<{ key: string }>(
      `select key from graphile_worker._private_jobs where key like 'ingest:%' order by priority, run_at`,
    )
    expect(turns.slice(0, 3).map(({ key }) => key)).toEqual(photos.map((id) => `ingest:${id}`))
    await server.startWorker()
    for (const id of [...photos, ...over]) {
      const [who, family] = photos.includes(id) ? [ana, normal] : [mallory, hostile]
      expect(await untilDecided(who, family, id)).toMatchObject({ state: 'done' })
    }
  },
  PATIENCE_MS,
)

test(
  "hostile files, exports, slow bodies, and searches of one family don't block another",
  async () => {
    await server.startWorker()
    const families = await Promise.all([1, 2, 3, 4].map((n) => mallory.opensFamily(`Mallory ${n}`)))
    const exports = Promise.all(
      Array.from({ length: EXPORTS }, (_, at) => {
        const { family_id } = [hostile, ...families][at % 5]!
        return mallory.tries(familyExportContract.requestFamilyExport, { family_id })
      }),
    )
    if (!hasSamples) process.stderr.write('There are no samples: the hostile family has no poison files.\n')
    else for (const name of POISON) await sendFile(mallory, hostile, readFileSync(samplePath(`bad/${name}`)))
    const bodies = await sendSlowBodies(30)
    await sendQueue()
    const searches = Promise.all(
      Array.from({ length: 100 }, () => mallory.tries(searchContract.searchEverything, { text: 'beach' })),
    )

    expect((await ana.tries(photosContract.listPhotos, { family_id: normal.family_id })).status).toBe(200)
    const [photo] = await sendPhotos(1)
    expect(await untilDecided(ana, normal, photo!)).toMatchObject({ state: 'done' })
    await ana.call(familyExportContract.requestFamilyExport, { family_id: normal.family_id })
    await expect
      .poll(
        async () =>
          (await ana.call(familyExportContract.listFamilyExports, { family_id: normal.family_id })).exports[0]?.state,
        { timeout: PATIENCE_MS },
      )
      .toBe('ready')

    const failed = [...(await searches), ...(await exports)].filter(({ status }) => status >= 400 && status !== 429)
    expect(failed).toEqual([])
    for (const body of bodies) body.destroy()
  },
  PATIENCE_MS,
)

async function sendQueue() {
  for (let i = 0; i < QUEUE; i++) await sendFile(mallory, hostile, await drawPicture())
}

async function sendPhotos(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(idOf(await beginUpload(ana, normal, await drawPicture())))
  return ids
}

/** The maximum number of pixels in few bytes. */
function slowPicture(): Promise<Buffer> {
  return sharp({ create: { width: 9990, height: 9990, channels: 3, background: '#456' } })
    .jpeg({ progressive: true })
    .toBuffer()
}

async function decidedOf({ family_id }: Family): Promise<number> {
  return countUploads(`family_id = $1 and state not in ('receiving', 'received')`, family_id)
}

async function stillWaiting({ family_id }: Family): Promise<number> {
  return countUploads(`family_id = $1 and state = 'received'`, family_id)
}

async function countUploads(which: string, family_id: string): Promise<number> {
  const [row] = await server.sql<{ count: string }>(`select count(*) from uploads where ${which}`, [family_id])
  return Number(row?.count)
}

/** Slow uploads that announce a megabyte and send one byte. */
function sendSlowBodies(count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url)
  const head = [
    `POST /api/families/${hostile.family_id}/uploads HTTP/1.1`,
    ...[`host: localhost:3000`, `origin: ${server.config.appUrl}`, `cookie: ${mallory.cookie}`],
    ...['tus-resumable: 1.0.0', 'upload-length: 1048576', 'content-type: application/offset+octet-stream'],
    'content-length: 1048576',
  ].join('\r\n')
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname.replace('localhost', '127.0.0.1'), () => {
        socket.write(`${head}\r\n\r\nx`, () => resolve(socket))
      })
      socket.on('error', reject)
    })
  return Promise.all(Array.from({ length: count }, open))
}
