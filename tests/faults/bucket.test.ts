import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { verifyBackup } from '#features/backups/server/verify-backup.ts'
import { StorageUnavailable } from '#server/storage/object-store.ts'
import { scrubOriginals } from '#server/scrub/scrub-originals.ts'
import { percentile } from '../../bench/measure.ts'
import { startFakeS3, type FakeS3 } from '../../e2e/doubles/fake-s3.ts'
import type { S3Request } from '../../e2e/doubles/s3-request.ts'
import { partsOf, repositoryIn } from '#kit/backups.ts'
import { drawNoise } from '#kit/noise.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto, sendFile, untilDecided } from '#kit/uploads.ts'
import { inSeconds, IS_FULL, printFigure } from './full-size.ts'

const { getPhoto } = photosContract
const { listFamilyExports, requestFamilyExport } = familyExportContract

let s3: FakeS3
let folder: string
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  s3 = await startFakeS3()
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bucket-'))
  server = await openTestApp({ withWorker: true, config: { s3: s3.settings } })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
})
afterEach(() => s3.behave())
afterAll(async () => {
  await server?.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

const isReading = ({ method, key }: S3Request) => method === 'GET' && key !== ''
const isWriting = ({ method, key }: S3Request) => method === 'PUT' && key !== ''
/** What's stored once an upload has arrived. */
const isStoring = (request: S3Request) => isWriting(request) && !request.key.startsWith('staging/')

test("an original that S3 sends only half of is never complete, isn't cached, and isn't reported as damaged", async () => {
  const bytes = await drawLargePicture()
  const { download_url, small_url } = await ana.call(getPhoto, {
    ...family,
    photo_id: await addPhoto(ana, family, bytes),
  })

  let broken = 0
  for (const [url, headers] of [
    [download_url!, {}],
    [download_url!, { range: 'bytes=1000-2000000' }],
    [small_url, {}],
  ] as const) {
    s3.breakNext(1, 'cut', isReading)
    const read = ana.fetches(url, { headers }).then(async (answer) => {
      const received = await answer.arrayBuffer()
      // A thumbnail is read before its answer begins.
      if (!answer.ok) throw new Error(`${answer.status}`)
      return received
    })
    await expect(read).rejects.toThrow()
    broken++
  }
  s3.breakNext(1, 'cut', isReading)
  await expect(scrubOriginals({ ...server.context, db: server.context.db.worker })).rejects.toThrow()
  expect(await server.sql(`select * from original_checks where finding <> 'whole'`)).toEqual([])

  expect(await download(download_url!)).toEqual(bytes)
  printFigure('S3 cuts answers in half', `${broken} of ${broken} downloads ended with an error, none as complete`)
})

test('exports and backups never contain half an original, and are complete at the next attempt', async () => {
  await addPhoto(ana, family, await drawLargePicture())
  const repository = await repositoryIn(path.join(folder, 'backups'))
  s3.breakNext(1, 'cut', isReading)
  await expect(makeBackup(repository, partsOf(server))).rejects.toThrow()
  expect(await repository.list()).toEqual([])
  const { name, ...report } = await makeBackup(repository, partsOf(server))
  expect(report).toMatchObject({ lost: [], changed: [] })
  expect(await verifyBackup(repository, name)).toMatchObject({ wrong: [] })

  const states = async () => (await ana.call(listFamilyExports, family)).exports.map(({ state }) => state)
  s3.breakNext(1, 'cut', isReading)
  await ana.call(requestFamilyExport, family)
  await expect.poll(states).toEqual(['failed'])
  await ana.call(requestFamilyExport, family)
  await expect.poll(states).toEqual(['ready', 'failed'])
})

test('a backup whose place fails while the tables are written is recorded as failed', async () => {
  const repository = await repositoryIn(path.join(folder, 'failing'))
  vi.spyOn(repository, 'writePart').mockImplementationOnce(async (_name, _file, content) => {
    content.on('error', () => {}).destroy()
    throw new StorageUnavailable('SlowDown (503)')
  })
  await expect(makeBackup(repository, partsOf(server))).rejects.toThrow(StorageUnavailable)
  const runs = await server.sql('select state, problem from backup_runs order by started_at desc limit 1')
  expect(runs).toEqual([{ state: 'failed', problem: 'storage_unavailable' }])
})

test.each([
  ['SlowDown', 503],
  ['InternalError', 500],
])('uploads wait while S3 answers %s, and none is lost', async (code, status) => {
  s3.failNext(Infinity, code, { status, when: isStoring })
  const pictures = await Promise.all(Array.from({ length: 3 }, () => drawLargePicture(400)))
  const ids = await Promise.all(pictures.map((bytes) => sendFile(ana, family, bytes)))
  const failures = () =>
    server.sql(`select 1 from graphile_worker._private_jobs where key like 'ingest:%' and last_error is not null`)
  await expect.poll(async () => (await failures()).length).toBe(ids.length)
  s3.behave()
  await server.sql(`update graphile_worker._private_jobs set run_at = now()`)
  await server.sql(`select pg_notify('jobs:insert', '{"count":3}')`)
  for (const [at, id] of ids.entries()) {
    expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
    const { download_url } = await ana.call(getPhoto, { ...family, photo_id: id })
    expect(await download(download_url!)).toEqual(pictures[at])
  }
  printFigure(`S3 answers ${status} ${code}`, `${ids.length} of ${ids.length} uploads arrived once it was back`)
})

test('a file that S3 stored before its answer was lost is stored once', async () => {
  s3.breakNext(2, 'cut', isWriting)
  const bytes = await drawLargePicture(400)
  const photo_id = await addPhoto(ana, family, bytes)
  const { download_url } = await ana.call(getPhoto, { ...family, photo_id })
  expect(await download(download_url!)).toEqual(bytes)
})

test('a bucket that gives no answer delays only the files that are in it', async () => {
  const { download_url } = await ana.call(getPhoto, {
    ...family,
    photo_id: await addPhoto(ana, family, await drawLargePicture()),
  })
  const release = s3.hold()
  const downloads = Array.from({ length: 20 }, () => ana.fetches(download_url!).then((answer) => answer.arrayBuffer()))
  let arrived = 0
  for (const file of downloads) void file.then(() => arrived++)
  const upload = sendFile(ana, family, await drawLargePicture(400))
  const took: number[] = []
  for (let i = 0; i < 40; i++) {
    const startedAt = performance.now()
    await (await ana.fetches(`/api/families/${family.family_id}/photos?limit=50`)).arrayBuffer()
    took.push(performance.now() - startedAt)
  }
  expect(arrived).toBe(0)
  release()
  await Promise.all(downloads)
  expect(await untilDecided(ana, family, await upload)).toMatchObject({ state: 'done' })
  const p95 = percentile(took, 0.95)
  if (IS_FULL) expect(p95).toBeLessThan(300)
  printFigure('S3 gives no answer', `p95 of other requests ${Math.round(p95)} ms`)
})

test.runIf(IS_FULL)('a download from a bucket that stops in the middle ends within 40 seconds', async () => {
  const { download_url } = await ana.call(getPhoto, {
    ...family,
    photo_id: await addPhoto(ana, family, await drawLargePicture()),
  })
  s3.breakNext(1, 'stall', isReading)
  const startedAt = performance.now()
  await expect(ana.fetches(download_url!).then((answer) => answer.arrayBuffer())).rejects.toThrow()
  const took = performance.now() - startedAt
  expect(took).toBeLessThan(40_000)
  printFigure('S3 stops in the middle of an answer', `the download ended after ${inSeconds(took)}`)
})

async function download(url: string): Promise<Buffer> {
  const answer = await ana.fetches(url)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

let drawn = 0

/** Larger than all buffers on the way, unless it's narrow. */
async function drawLargePicture(width = 2_000): Promise<Buffer> {
  return drawNoise(width, width, { sigma: 60, seed: ++drawn }).jpeg({ quality: 95 }).toBuffer()
}
