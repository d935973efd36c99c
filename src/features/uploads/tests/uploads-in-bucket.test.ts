import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'
import { importsContract } from '#features/imports/imports.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { cleanUpStaging } from '#features/uploads/server/clean-up-staging.ts'
import { openStaging } from '#features/uploads/server/open-staging.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { newId } from '#shared/ids.ts'
import { openEmptyInstances, partsOf, repositoryIn } from '#kit/backups.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, leaveUnfinished, saying, sendBytes, sendFile, tus, untilDecided } from '#kit/uploads.ts'
import { zipBytes } from '#kit/zips.ts'
import { startFakeS3, type FakeS3 } from '../../../../e2e/doubles/fake-s3.ts'

const MEGABYTE = 1024 ** 2

const encryption = { isOn: true, key: randomBytes(32).toString('base64'), command: undefined }
let s3: FakeS3
let server: TestApp
let ana: Person
let family: Family
beforeAll(async () => {
  s3 = await startFakeS3()
  server = await openTestApp({ withWorker: true, config: { s3: s3.settings, encryption } })
  ana = await server.person('Ana')
})
afterAll(async () => {
  await server.close()
  await s3.close()
})
beforeEach(async () => {
  s3.behave()
  family = await ana.opensFamily('Moreau')
})

const addressOf = (id: string) => `/api/families/${family.family_id}/uploads/${id}`
const offsetOf = async (id: string) => {
  const { headers } = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
  return Number(headers.get('upload-offset'))
}
/** A photo with bytes after its end, as motion photos have. */
const largePhoto = async (bytes: number) => Buffer.concat([await drawPicture(), randomBytes(bytes)])
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function stagedObjects(id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of server.context.store.list(`staging/${family.family_id}/${id}/`)) keys.push(key)
  return keys
}

async function originalOf(photo_id: string): Promise<Buffer> {
  const { download_url } = await ana.call(photosContract.getPhoto, { ...family, photo_id })
  return Buffer.from(await (await ana.fetches(download_url!)).arrayBuffer())
}

/** Announces bytes, sends 5,000 of them slowly, and then nothing. */
async function sendSome(id: string, photo: Uint8Array) {
  const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const sending = httpRequest(server.url + addressOf(id), {
    method: 'PATCH',
    headers: { ...headers, 'content-length': photo.length, origin: server.config.appUrl, cookie: ana.cookie },
  })
  sending.on('error', () => {})
  for (let sent = 0; sent < 5_000; sent += 1_000) {
    sending.write(photo.subarray(sent, sent + 1_000))
    await sleep(150)
  }
  return sending
}

async function continueFrom(id: string, offset: number, photo: Buffer) {
  expect(offset).toBeGreaterThan(1_000)
  expect(offset).toBeLessThanOrEqual(5_000)
  expect((await sendBytes(ana, addressOf(id), offset, photo.subarray(offset))).status).toBe(204)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
  expect(await originalOf(id)).toEqual(photo)
}

test('a large photo arrives byte for byte, and leaves neither segments nor local files', async () => {
  const photo = await largePhoto(9 * MEGABYTE)
  const stored: number[] = []
  s3.watch(({ method, key, body }) => {
    if (method === 'PUT' && key.startsWith('staging/')) stored.push(body.length)
  })
  const id = await sendFile(ana, family, photo)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
  expect(stored.map((bytes) => Math.round(bytes / MEGABYTE))).toEqual([4, 4, 1])
  expect(sha256(await originalOf(id))).toBe(sha256(photo))
  await expect.poll(() => stagedObjects(id)).toEqual([])
  expect(await readdir(path.join(server.config.dataDir, 'staging'))).toEqual([])
})

test('resumes after a lost connection at the bytes that arrived', async () => {
  const photo = await largePhoto(10_000)
  const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: photo.length }))
  // The connection may be lost before anything arrives.
  const sendAndBreak = async () => {
    if ((await offsetOf(id)) === 0) (await sendSome(id, photo)).destroy()
    return offsetOf(id)
  }
  await expect.poll(sendAndBreak).toBeGreaterThan(0)
  await continueFrom(id, await offsetOf(id), photo)
})

test('a second connection makes the first one store what it has, and continues from there', async () => {
  const photo = await largePhoto(10_000)
  const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: photo.length }))
  const silent = await sendSome(id, photo)
  await continueFrom(id, await offsetOf(id), photo)
  silent.destroy()
})

test('an upload whose process was killed continues within seconds', async () => {
  const photo = await drawPicture()
  const id = await leaveUnfinished(ana, family, photo)
  await server.sql('insert into local.upload_writers (upload_id, writer) values ($1, $2)', [id, newId()])
  expect(await offsetOf(id)).toBe(10)
  expect((await sendBytes(ana, addressOf(id), 10, photo.subarray(10))).status).toBe(204)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
})

test('a request that lost its upload without noticing stores nothing', async () => {
  const photo = await drawPicture()
  const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: photo.length }))
  const { config, store, db } = server.context
  const elsewhere = openStaging({ config, store, db })
  const release = Promise.withResolvers<void>()
  async function* hanging() {
    yield photo.subarray(0, 100)
    await release.promise
  }
  const lost = elsewhere.append({ id, ...family }, hanging(), 0)
  expect((await sendBytes(ana, addressOf(id), 0, photo.subarray(0, 50))).status).toBe(204)
  release.resolve()
  await expect(lost).rejects.toMatchObject({ code: 'conflict' })
  expect(await stagedObjects(id)).toHaveLength(1)
  expect(await offsetOf(id)).toBe(50)
})

test('two tabs that send the same photo, and one that cancels it, never make a corrupt photo', async () => {
  for (let round = 0; round < 4; round++) {
    const photo = await drawPicture({ width: 700 + round, height: 500 })
    const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: photo.length }))
    const send = () => sendBytes(ana, addressOf(id), 0, photo).then(({ status }) => status)
    const cancel = () => ana.fetches(addressOf(id), { method: 'DELETE', headers: tus }).then(({ status }) => status)
    const answers = await Promise.all([send(), send(), send(), ...(round % 2 ? [cancel()] : [])])
    expect(answers.filter((status) => status >= 500)).toEqual([])
    const head = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
    if (head.status === 404) {
      await expect.poll(() => stagedObjects(id)).toEqual([])
      continue
    }
    const offset = Number(head.headers.get('upload-offset'))
    if (offset < photo.length) await sendBytes(ana, addressOf(id), offset, photo.subarray(offset))
    expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
    expect(await originalOf(id)).toEqual(photo)
  }
})

test('a bucket that is down is answered with 503, and the upload continues once it is back', async () => {
  const photo = await drawPicture()
  const id = await leaveUnfinished(ana, family, photo)
  s3.failNext(20, 'ServiceUnavailable', { when: ({ method }) => method === 'PUT' })
  expect((await sendBytes(ana, addressOf(id), 10, photo.subarray(10))).status).toBe(503)
  s3.behave()
  expect((await sendBytes(ana, addressOf(id), 10, photo.subarray(10))).status).toBe(204)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
})

test('a canceled upload and an abandoned one leave no objects', async () => {
  const [canceled, abandoned] = [await leaveUnfinished(ana, family), await leaveUnfinished(ana, family)]
  expect(await stagedObjects(canceled)).toHaveLength(1)
  expect((await ana.fetches(addressOf(canceled), { method: 'DELETE', headers: tus })).status).toBe(204)
  expect(await stagedObjects(canceled)).toEqual([])
  await server.sql(`update uploads set updated_at = now() - interval '49 hours' where id = $1`, [abandoned])
  await cleanUp()
  expect(await stagedObjects(abandoned)).toEqual([])
})

test('objects of no upload are removed, and those of an unfinished one stay', async () => {
  const kept = await leaveUnfinished(ana, family)
  const stray = newId()
  await server.context.store.put(`staging/${family.family_id}/${stray}/${newId()}`, Buffer.from('stray'), {
    contentType: 'application/octet-stream',
  })
  await cleanUp()
  expect(await stagedObjects(stray)).toEqual([])
  expect(await stagedObjects(kept)).toHaveLength(1)
})

test('a received file whose segment was lost is requested from the client again', async () => {
  const photo = await largePhoto(5 * MEGABYTE)
  await server.stopWorker()
  const id = await sendFile(ana, family, photo)
  const rows = await server.sql<{ id: string }>(
    'select id from local.upload_segments where upload_id = $1 and start > 0 order by start',
    [id],
  )
  await server.context.store.remove(`staging/${family.family_id}/${id}/${rows[0]!.id}`)
  await server.startWorker()
  const stateOf = async () => (await ana.call(uploadsContract.listUploads, { ...family, ids: id })).uploads[0]?.state
  await expect.poll(stateOf).toBe('receiving')
  const offset = await offsetOf(id)
  expect(offset).toBe(4 * MEGABYTE)
  expect((await sendBytes(ana, addressOf(id), offset, photo.subarray(offset))).status).toBe(204)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
  expect(sha256(await originalOf(id))).toBe(sha256(photo))
})

test('a video frame waits for its video in the bucket, and can be sent again', async () => {
  const id = await leaveUnfinished(ana, family)
  const frame = await drawPicture()
  for (let times = 0; times < 2; times++) {
    const body = frame as Uint8Array<ArrayBuffer>
    const put = { method: 'PUT', body, headers: { 'content-type': 'image/jpeg' } }
    expect((await ana.fetches(`${addressOf(id)}/poster`, put)).status).toBe(204)
  }
  expect(await stagedObjects(id)).toContain(`staging/${family.family_id}/${id}/poster`)
})

test('an import is read from the bucket, also after the local folder vanished, and leaves nothing', async () => {
  const [beach, cake] = [await drawPicture(), await drawPicture()]
  const started = { family_id: family.family_id, title: 'takeout.zip', files: 2, bytes: 1000 }
  const { id: import_id } = await ana.call(importsContract.beginImport, started)
  const send = async (name: string, bytes: Uint8Array) => {
    const about = { purpose: 'import', filename: 'a.zip', import_id, path: name }
    const upload_id = idOf(await beginUpload(ana, family, bytes, saying(about)))
    expect(await untilDecided(ana, family, upload_id)).toMatchObject({ state: 'done' })
    return upload_id
  }
  const first = await send('takeout-001.zip', await zipBytes({ 'beach.jpg': beach }))
  await server.sql(`update uploads set updated_at = now() - interval '49 hours' where id = $1`, [first])
  await cleanUp()
  expect(await stagedObjects(first)).toHaveLength(1)
  await rm(path.join(server.config.dataDir, 'gathered'), { recursive: true, force: true })
  const second = await send('takeout-002.zip', await zipBytes({ 'cake.jpg': cake }))
  await expect
    .poll(() => ana.call(importsContract.getImport, { ...family, import_id }))
    .toMatchObject({ state: 'done', imported: 2 })
  await expect.poll(async () => [...(await stagedObjects(first)), ...(await stagedObjects(second))]).toEqual([])
  await expect.poll(() => readdir(path.join(server.config.dataDir, 'gathered'))).toEqual([])
})

test('a backup has the files that wait in the bucket, and a restore stores them in another one', async () => {
  const photo = await largePhoto(5 * MEGABYTE)
  await server.stopWorker()
  const id = await sendFile(ana, family, photo)
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bucket-backup-'))
  const repository = await repositoryIn(path.join(folder, 'backups'))
  const { name } = await makeBackup(repository, partsOf(server))
  await server.startWorker()
  await untilDecided(ana, family, id)

  const elsewhere = await startFakeS3()
  const instances = openEmptyInstances()
  const env = await instances.add(folder)
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = elsewhere.settings
  const settings = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket }
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, ENCRYPTION_KEY: encryption.key }
  expect(await restoreBackup(repository, name, { ...env, ...settings, ...keys })).toMatchObject({ wrong: [], lost: [] })
  const restored = await openTestApp({
    ...{ withWorker: true, dataDir: env.DATA_DIR, config: { s3: elsewhere.settings, encryption } },
    database: { ownerUrl: env.DATABASE_URL, adminUrl: server.adminUrl },
  })
  await expect
    .poll(async () => (await restored.sql('select state from uploads where id = $1', [id]))[0])
    .toEqual({ state: 'done' })
  const { stream } = await restored.context.store.open(`families/${family.family_id}/photos/${id}/original.jpg`)
  expect(sha256(await buffer(stream))).toBe(sha256(photo))
  await restored.close()
  await instances.drop()
  await elsewhere.close()
  await rm(folder, { recursive: true })
})

async function cleanUp(): Promise<void> {
  const { db, staging } = server.context
  await cleanUpStaging({ db: db.worker, staging })
}
