import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { derivativeKey, fullKey } from '#features/media/server/media-objects.ts'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { drawNoise } from '#kit/noise.ts'
import { drawPicture } from '#kit/pictures.ts'
import { addPhoto } from '#kit/uploads.ts'

const { getPhoto, turnPhoto, deletePhoto } = photosContract

openOnceForAnaAndBen({ withWorker: true })

const shapeAt = async (url: string) => {
  const { format, width, height, exif } = await sharp(await (await ana.fetches(url)).arrayBuffer()).metadata()
  return { format, width, height, exif }
}
const adds = async (bytes: Buffer, name: string) => ({ ...family, photo_id: await addPhoto(ana, family, bytes, name) })

test('the full-size image of a format that browsers can show is the original', async () => {
  const photo = await adds(await drawNoise(2000, 1000).jpeg().toBuffer(), 'lake.jpg')
  const { full_url, original_url } = await ana.call(getPhoto, photo)
  expect(full_url).toBe(original_url)
})

test('the full-size image of any other format is made once, in full resolution and without metadata', async () => {
  const bytes = await drawNoise(2000, 1500)
    .withExif({ IFD0: { Make: 'Canon' } })
    .tiff()
    .toBuffer()
  const photo = await adds(bytes, 'scan.tiff')
  const { full_url } = await ana.call(getPhoto, photo)
  const { store } = server.context
  const key = fullKey({ ...photo, version: 1 })
  expect(await store.stat(key)).toBeNull()
  const shapes = await Promise.all([1, 2, 3].map(() => shapeAt(full_url!)))
  for (const shape of shapes) expect(shape).toEqual({ format: 'jpeg', width: 2000, height: 1500, exif: undefined })
  expect(await store.stat(key)).not.toBeNull()

  const other = await server.person('Other')
  expect((await other.fetches(full_url!.replace(/u=[0-9a-f-]+/, `u=${other.user_id}`))).status).toBe(404)
  await ana.call(deletePhoto, photo)
  expect((await ana.fetches(full_url!)).status).toBe(404)
})

test('the full-size image of a rotated photo is rotated', async () => {
  const photo = await adds(await drawNoise(2400, 800).jpeg().toBuffer(), 'tower.jpg')
  const before = await ana.call(getPhoto, photo)
  await ana.call(turnPhoto, { ...photo, quarters: 1 })
  const read = () => ana.call(getPhoto, photo)
  await expect.poll(async () => (await read()).width).toBe(800)
  const { full_url } = await read()
  expect(full_url).not.toBe(before.original_url)
  expect(await shapeAt(full_url!)).toMatchObject({ format: 'jpeg', width: 800, height: 2400 })
})

test("if the original can't be read anymore, the full-size image is the large derivative", async () => {
  const photo = await adds(await drawNoise(2000, 1500).tiff().toBuffer(), 'lost.tiff')
  const { store } = server.context
  const large = derivativeKey({ ...photo, variant: 'large', version: 1 })
  const [{ storage_path }] = (await server.sql('select storage_path from photos where id = $1', [photo.photo_id])) as [
    { storage_path: string },
  ]
  await store.remove(storage_path)
  const shown = await ana.fetches((await ana.call(getPhoto, photo)).full_url!)
  expect([shown.status, (await shown.arrayBuffer()).byteLength]).toEqual([200, (await store.stat(large))!.size])
})

test("the full-size image of an SVG isn't larger than its natural size", async () => {
  const photo = await adds(Buffer.from(await drawPicture()), 'plain.jpg')
  await server.sql('update photos set placeholder = true where id = $1', [photo.photo_id])
  expect(await ana.call(getPhoto, photo)).toMatchObject({ full_url: null })
})

test.skipIf(!hasSamples)(
  'the full-size image of a phone’s photo has all of its megapixels',
  async () => {
    const [name, width, height] = IS_FULL
      ? ['live/iphone15promax-2025-noodles.heic', 4284, 5712]
      : ['heic/iphone-11promax-2021-violet-gps-offset.heic', 2566, 3313]
    const photo = await adds(await readFile(samplePath(name)), 'IMG_1.HEIC')
    const { full_url } = await ana.call(getPhoto, photo)
    expect(await shapeAt(full_url!)).toMatchObject({ format: 'jpeg', width, height })
  },
  150_000,
)
