import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, TEST_SECRET, type TestDatabase } from '#server/db/test-database.ts'
import { signUp } from './api-person.ts'
import { startFakeS3, type FakeS3 } from './doubles/fake-s3.ts'
import { makePictures } from './pictures.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

let database: TestDatabase
let s3: FakeS3
let dataDir: string
const running: RunningHearthbook[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  s3 = await startFakeS3()
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-several-'))
})

afterAll(async () => {
  for (const one of running) await one.stop()
  s3.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(role: 'web' | 'worker') {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings
  const env = {
    ROLE: role,
    ...(role === 'worker' && { APP_URL: running[0]!.url }),
    DATABASE_URL: database.ownerUrl,
    SECRET: TEST_SECRET,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const one = await startHearthbook({ env, dataDir })
  running.push(one)
  return one
}

test('two web and two worker processes share one database and bucket, and uploads survive the loss of a worker', async () => {
  const [near, doomed] = [await start('web'), await start('worker')]
  const [far] = [await start('web'), await start('worker')]
  const pictures = await makePictures(12)
  const ana = await signUp(near)
  const family = await ana.opensFamily('Moreau')

  const uploading = ana.uploads(family, pictures)
  await doomed.kill()
  const photos = await uploading

  expect(new Set(photos).size).toBe(pictures.length)
  // The other web process, as a proxy might choose it for the next request.
  const headers = { cookie: `hearthbook=${ana.cookie().value}` }
  const seenFromFar = await fetch(`${far.url}/api/families/${family}/photos?limit=50`, { headers })
  expect(((await seenFromFar.json()) as { total: number }).total).toBe(pictures.length)
  const { download_url } = await ana.send<{ download_url: string }>(
    'GET',
    `/api/families/${family}/photos/${photos[0]}`,
  )
  const original = Buffer.from(await (await fetch(far.url + download_url, { headers })).arrayBuffer())
  expect(sha256(original)).toBe(sha256(await readFile(pictures[0]!)))
  expect([...s3.buckets.keys()]).toEqual([s3.settings.bucket])
}, 60_000)

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
