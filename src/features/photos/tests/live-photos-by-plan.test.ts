import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { mayBeLivePhotoVideo } from '#features/photos/server/live-photo-pairs.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import type { Family, Person } from '#kit/people.ts'
import { JPEG } from '#kit/seed-jpeg.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { sendFile, untilDecided } from '#kit/uploads.ts'

const PHOTO = 'noodles.jpg'
const MOV = 'live/iphone15promax-2025-noodles.mov'
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp({
    withWorker: true,
    config: { billing: 'sandbox', planCatalogue: 'family', ffmpeg: null },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
})

/** A few pixels with the EXIF of the phone's photo, because decoding 24 megapixels takes seconds. */
async function photoOfPhone(): Promise<Buffer> {
  const heic = await readFile(samplePath('live/iphone15promax-2025-noodles.heic'))
  const start = heic.lastIndexOf('Exif\0\0')
  const exif = heic.subarray(start, start + 16_384)
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([JPEG.subarray(0, 2), marker, exif, JPEG.subarray(2)])
}

const sends = async (file: string) =>
  sendFile(ana, family, file === PHOTO ? await photoOfPhone() : await readFile(samplePath(file)), path.basename(file))
const items = async () => (await ana.call(photosContract.listPhotos, { family_id: family.family_id })).photos

describe.skipIf(!hasSamples)('a plan without videos', () => {
  test.each([
    ['after', [PHOTO, MOV]],
    ['before', [MOV, PHOTO]],
  ])(
    "accepts the video of a Live Photo that's uploaded %s its photo",
    async (_when, samples) => {
      const uploads: string[] = []
      for (const sample of samples) uploads.push(await sends(sample))
      const picture_id = uploads[samples.indexOf(PHOTO)]!
      for (const upload of uploads)
        expect(await untilDecided(ana, family, upload)).toMatchObject({ state: 'done', photo_id: picture_id })
      expect(await items()).toMatchObject([{ id: picture_id, is_live: true }])
    },
    90_000,
  )

  test('refuses a video without a matching photo and stores nothing of it', async () => {
    const upload = await untilDecided(ana, family, await sends(MOV))
    expect(upload).toMatchObject({ state: 'refused', reason: 'video_not_allowed' })
    expect(await items()).toEqual([])
    const keys: string[] = []
    for await (const key of server.context.store.list(`families/${family.family_id}/`)) keys.push(key)
    expect(keys).toEqual([])
  })

  test('refuses a video of more than four seconds right away', async () => {
    const upload = await untilDecided(ana, family, await sends('video/iphone6-2019-h264-rotated-gps.mov'))
    expect(upload).toMatchObject({ state: 'refused', reason: 'video_not_allowed' })
    expect(await items()).toEqual([])
  })
})

test("a long video can't be part of a Live Photo, with any identifier", () => {
  const video = { kind: 'video', pairing: { content_identifier: 'A1', motion_video: null }, taken_at: null }
  const lasting = (duration_ms: number | null) => mayBeLivePhotoVideo({ ...video, duration_ms } as AcceptedMedia)
  expect([2267, 4000, 4001, 600_000, null].map(lasting)).toEqual([true, true, false, false, false])
})
