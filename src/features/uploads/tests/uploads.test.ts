import { randomBytes } from 'node:crypto'
import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { Upload as TusUpload } from 'tus-js-client'
import { describe, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { cleanUpStaging } from '#features/uploads/server/clean-up-staging.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { drawPicture } from '#kit/pictures.ts'
import { beginUpload, idOf, leaveUnfinished, sendBytes, sendFile, tus, untilDecided } from '#kit/uploads.ts'
import { stagedFile, stagingFolder } from '#kit/staging.ts'

openForAnaAndBen({ withWorker: true })

const { getPhoto } = photosContract
const { listUploads } = uploadsContract

const addressOf = (id: string) => `/api/families/${family.family_id}/uploads/${id}`

/** Far more than are processed at the same time. */
const TOGETHER = IS_FULL ? 40 : 16

describe('an upload', () => {
  test("with the browser's client becomes a photo whose original is the same byte for byte", async () => {
    const bytes = await drawPicture({ width: 400, height: 300, taken: '2024:05:01 10:30:00', offset: '+02:00' })
    const address = await new Promise<string>((resolve, reject) => {
      const upload = new TusUpload(bytes, {
        endpoint: `${server.url}/api/families/${family.family_id}/uploads`,
        metadata: { filename: 'été.jpg' },
        headers: { origin: server.config.appUrl, cookie: ana.cookie },
        chunkSize: 1000,
        onSuccess: () => resolve(upload.url!),
        onError: reject,
      })
      upload.start()
    })
    const upload_id = address.split('/').at(-1)!
    expect(await untilDecided(ana, family, upload_id)).toMatchObject({
      state: 'done',
      photo_id: upload_id,
      filename: 'été.jpg',
    })
    const photo = await ana.call(getPhoto, { ...family, photo_id: upload_id })
    expect(photo).toMatchObject({
      filename: 'été.jpg',
      width: 400,
      height: 300,
      taken_at: '2024-05-01T10:30:00',
      taken_offset_minutes: 120,
    })
    const download = await ana.fetches(photo.download_url!)
    expect(Buffer.from(await download.arrayBuffer())).toEqual(bytes)
    expect(download.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%A9t%C3%A9.jpg")
  })

  test('resumes after a lost connection at the last byte that arrived', async () => {
    const bytes = await drawPicture({ width: 900, height: 700 })
    const some = bytes.subarray(0, 3_000)
    const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: bytes.length }))
    await cutOff(id, some, bytes.length)
    const head = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
    const measured = Number(head.headers.get('upload-offset'))
    expect(measured).toBeGreaterThan(0)
    expect(measured).toBeLessThanOrEqual(some.length)
    const rest = await sendBytes(ana, addressOf(id), measured, bytes.subarray(measured))
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(bytes.length)])
    expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
    const { download_url } = await ana.call(getPhoto, { ...family, photo_id: id })
    expect(Buffer.from(await (await ana.fetches(download_url!)).arrayBuffer())).toEqual(bytes)
  })

  for (const { what, left } of [
    { what: 'lost', left: undefined },
    { what: 'left empty', left: 0 },
    { what: 'cut short', left: 1_000 },
  ])
    test(`whose file a power cut has ${what} is continued by the browser's client`, async () => {
      const bytes = await drawPicture({ width: 900, height: 700 })
      const id = idOf(await beginUpload(ana, family, bytes.subarray(0, 2_000), { length: bytes.length }))
      const file = stagedFile(server, id)
      if (left === undefined) await rm(file)
      else await truncate(file, left)
      // Also what was stored beside it, by earlier versions.
      await rm(`${file}.json`, { force: true })
      expect((await sendBytes(ana, addressOf(id), 2_000, bytes.subarray(2_000))).status).toBe(409)
      await new Promise<void>((resolve, reject) => {
        new TusUpload(bytes, {
          uploadUrl: server.url + addressOf(id),
          headers: { origin: server.config.appUrl, cookie: ana.cookie },
          retryDelays: null,
          onSuccess: () => resolve(),
          onError: reject,
        }).start()
      })
      expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
      const { download_url } = await ana.call(getPhoto, { ...family, photo_id: id })
      expect(Buffer.from(await (await ana.fetches(download_url!)).arrayBuffer())).toEqual(bytes)
    })

  test('whose received file is cut short is requested from the client again, and not refused as damaged', async () => {
    const bytes = await drawPicture({ width: 900, height: 700 })
    await server.stopWorker()
    const id = await sendFile(ana, family, bytes)
    await truncate(stagedFile(server, id), 1_000)
    await server.startWorker()
    const stateOf = async () => (await ana.call(listUploads, { ...family, ids: id })).uploads[0]?.state
    await expect.poll(stateOf).toBe('receiving')
    expect((await sendBytes(ana, addressOf(id), 1_000, bytes.subarray(1_000))).status).toBe(204)
    expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
  })

  test("whose last response was lost is reported as complete, before and after it's processed", async () => {
    const bytes = await drawPicture()
    const id = await sendFile(ana, family, bytes)
    for (let i = 0; i < 2; i++) {
      const head = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
      expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
        200,
        `${bytes.length}`,
        `${bytes.length}`,
      ])
      const again = await sendBytes(ana, addressOf(id), bytes.length, new Uint8Array())
      expect([again.status, again.headers.get('upload-offset')]).toEqual([204, `${bytes.length}`])
      await untilDecided(ana, family, id)
    }
    expect((await ana.fetches(addressOf(id), { method: 'DELETE', headers: tus })).status).toBe(409)
    expect(await ana.call(listUploads, { ...family, ids: id })).toMatchObject({ uploads: [{ state: 'done' }] })
  })

  test('that is received while its offset is asked for is reported as complete', async () => {
    const bytes = await drawPicture()
    const id = await leaveUnfinished(ana, family, bytes)
    const { staging } = server.context
    const { offsetOf } = staging
    staging.offsetOf = async (asked) => {
      const offset = await offsetOf(asked)
      if (asked.id === id) await server.sql(`update uploads set state = 'done' where id = $1`, [id])
      return offset
    }
    const head = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
    staging.offsetOf = offsetOf
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(bytes.length)])
  })

  test('that was reported as complete is processed, even if its last bytes arrived during that request', async () => {
    const bytes = await drawPicture()
    const id = await leaveUnfinished(ana, family, bytes)
    const { staging } = server.context
    const { offsetOf } = staging
    staging.offsetOf = async (asked) => {
      if (asked.id === id) await writeFile(stagedFile(server, id), bytes)
      return offsetOf(asked)
    }
    const { headers } = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
    staging.offsetOf = offsetOf
    expect(headers.get('upload-offset')).toBe(String(bytes.length))
    const { uploads } = await ana.call(listUploads, { ...family, ids: id })
    expect(uploads).not.toMatchObject([{ state: 'receiving' }])
  })

  test("that's canceled is deleted with its bytes", async () => {
    const id = await leaveUnfinished(ana, family)
    expect((await ana.fetches(addressOf(id), { method: 'DELETE', headers: tus })).status).toBe(204)
    expect((await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })).status).toBe(404)
    expect(await stagedOf(id)).toEqual([])
    expect(await ana.call(listUploads, family)).toEqual({ uploads: [] })
  })

  test('by someone who can no longer add photos is visible to them only', async () => {
    const cleo = await server.person('Cleo')
    await server.join(family, cleo, 'editor')
    const id = await leaveUnfinished(cleo, family)
    await server.sql(`update family_members set role = 'viewer' where user_id = $1`, [cleo.user_id])
    expect(await cleo.call(listUploads, { ...family, ids: id })).toMatchObject({
      uploads: [{ id, state: 'receiving' }],
    })
    expect(await ana.call(listUploads, { ...family, ids: id })).toEqual({ uploads: [] })
  })

  test("that's abandoned is deleted after two days; one being processed isn't", async () => {
    const [old, young] = [await leaveUnfinished(ana, family), await leaveUnfinished(ana, family)]
    await server.sql(`update uploads set updated_at = now() - interval '49 hours' where id = $1`, [old])
    const { db, staging } = server.context
    await cleanUpStaging({ db: db.worker, staging })
    expect([await stagedOf(old), (await stagedOf(young)).length > 0]).toEqual([[], true])
    expect((await ana.fetches(addressOf(old), { method: 'HEAD', headers: tus })).status).toBe(404)
    expect((await ana.fetches(addressOf(young), { method: 'HEAD', headers: tus })).status).toBe(200)
  })
})

test("that takes days isn't deleted as long as it makes progress", async () => {
  const bytes = await drawPicture()
  const id = await leaveUnfinished(ana, family, bytes)
  await server.sql(
    `update uploads set created_at = now() - interval '5 days', updated_at = now() - interval '47 hours' where id = $1`,
    [id],
  )
  expect((await sendBytes(ana, addressOf(id), 10, bytes.subarray(10, 20))).status).toBe(204)
  await server.sql(`update uploads set updated_at = updated_at - interval '2 hours' where id = $1`, [id])
  const { db, staging } = server.context
  await cleanUpStaging({ db: db.worker, staging })
  expect((await sendBytes(ana, addressOf(id), 20, bytes.subarray(20))).status).toBe(204)
  expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
})

test(
  "that two tabs send at the same time, or that's canceled in between, never becomes a corrupt photo",
  { timeout: 240_000 },
  async () => {
    for (let round = 0; round < 6; round++) {
      const bytes = await drawPicture({ width: 700 + round, height: 500 })
      const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: bytes.length }))
      const give = () =>
        sendBytes(ana, addressOf(id), 0, bytes).then(
          ({ status }) => status,
          () => 0,
        )
      const giveUp =
        round % 2 ? [] : [ana.fetches(addressOf(id), { method: 'DELETE', headers: tus }).then(({ status }) => status)]
      const answers = await Promise.all([give(), give(), give(), ...giveUp])
      expect(answers.filter((status) => status >= 500)).toEqual([])
      const head = await ana.fetches(addressOf(id), { method: 'HEAD', headers: tus })
      if (head.status === 404) {
        expect(await stagedOf(id)).toEqual([])
        continue
      }
      const offset = Number(head.headers.get('upload-offset'))
      if (offset < bytes.length) await sendBytes(ana, addressOf(id), offset, bytes.subarray(offset))
      expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
      const { download_url } = await ana.call(getPhoto, { ...family, photo_id: id })
      expect(Buffer.from(await (await ana.fetches(download_url!)).arrayBuffer())).toEqual(bytes)
    }
  },
)

test('of a duplicate file is recognized, and the existing photo is named', async () => {
  const bytes = await drawPicture()
  const first = await untilDecided(ana, family, await sendFile(ana, family, bytes, 'beach.jpg'))
  const again = await untilDecided(ana, family, await sendFile(ana, family, bytes, 'copy of beach.jpg'))
  expect(again).toMatchObject({ state: 'duplicate', photo_id: first.photo_id })
  const bens = await untilDecided(ben, family, await sendFile(ben, family, bytes))
  expect(bens).toMatchObject({ state: 'duplicate', photo_id: first.photo_id })
  const elsewhere = await ben.opensFamily('Okafor')
  expect(await untilDecided(ben, elsewhere, await sendFile(ben, elsewhere, bytes))).toMatchObject({ state: 'done' })
})

test("of a video frame waits for its video, is refused if it's too large, and can only be an image", async () => {
  const id = await leaveUnfinished(ana, family)
  const put = (body: Uint8Array) =>
    ana.fetches(`${addressOf(id)}/poster`, {
      method: 'PUT',
      body: body as never,
      headers: { 'content-type': 'image/jpeg' },
    })
  expect((await put(randomBytes(2 * 1024 ** 2 + 1))).status).toBe(413)
  expect((await stagedOf(id)).filter((name) => name.includes('poster'))).toEqual([])
  expect((await put(await drawPicture())).status).toBe(204)
  expect((await stagedOf(id)).filter((name) => name.includes('poster'))).toHaveLength(1)
})

test(`of ${TOGETHER} files at the same time creates as many photos, each with its own image`, async () => {
  const colors = Array.from({ length: TOGETHER }, (_, i) => ({
    r: (i * 61) % 256,
    g: (i * 113) % 256,
    b: (i * 29) % 256,
  }))
  const pictures = await Promise.all(colors.map((background) => drawPicture({ background })))
  const ids = await Promise.all(pictures.map((bytes) => sendFile(ana, family, bytes)))
  const outcomes = await Promise.all(ids.map((id) => untilDecided(ana, family, id)))
  expect(outcomes.filter((outcome) => outcome.state !== 'done')).toEqual([])
  // An upload is decided just before its bytes are removed.
  const left = async () => (await readdir(stagingFolder(server))).filter((name) => ids.includes(name.slice(0, 36)))
  await expect.poll(left).toEqual([])
  for (const [i, id] of ids.entries()) {
    const { small_url } = await ana.call(getPhoto, { ...family, photo_id: id })
    const small = sharp(Buffer.from(await (await ana.fetches(small_url)).arrayBuffer()))
    const seen = (await small.stats()).channels.map((channel) => channel.mean)
    for (const [at, wanted] of Object.values(colors[i]!).entries())
      expect(Math.abs(seen[at]! - wanted), id).toBeLessThan(12)
  }
})

async function stagedOf(id: string): Promise<string[]> {
  const directory = stagingFolder(server)
  await stat(directory)
  return (await readdir(directory)).filter((name) => name.startsWith(id))
}

/** Sends some of the announced bytes and disconnects as soon as a part of them is stored. */
async function cutOff(id: string, some: Uint8Array, announced: number): Promise<void> {
  const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const sending = httpRequest(server.url + addressOf(id), {
    method: 'PATCH',
    headers: { ...headers, 'content-length': announced, origin: server.config.appUrl, cookie: ana.cookie },
  })
  sending.on('error', () => {})
  for (const byte of some) {
    sending.write(Uint8Array.of(byte))
    await setTimeout(10)
    if ((await stat(stagedFile(server, id))).size > 0) break
  }
  sending.destroy()
}
