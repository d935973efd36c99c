import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { addPhoto } from '#kit/uploads.ts'

const { getPhoto, cropPhoto, turnPhoto } = photosContract

openOnceForAnaAndBen({ withWorker: true })

const bytesAt = async (url: string) => Buffer.from(await (await ana.fetches(url)).arrayBuffer())

/** The left half is red, the right half is blue. */
async function flag(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function colourOf(bytes: Buffer): Promise<'red' | 'blue' | 'both'> {
  const { channels } = await sharp(bytes).stats()
  const [red, , blue] = channels.map(({ mean }) => mean)
  return red! > 200 ? 'red' : blue! > 200 ? 'blue' : 'both'
}

const right = { left: 0.5, top: 0, width: 0.5, height: 1 }

test('a crop is shown to everyone and rotates with the photo; the original is unchanged, and the crop can be reset', async () => {
  const bytes = await flag(2000, 800)
  const photo = { ...family, photo_id: await addPhoto(ana, family, bytes, 'flag.jpg') }
  const shownAs = async (width: number, height: number) => {
    const read = () => ana.call(getPhoto, photo)
    await expect.poll(async () => [(await read()).width, (await read()).height]).toEqual([width, height])
    return read()
  }
  const whole = await shownAs(2000, 800)
  expect(whole.crop).toBeNull()

  await ana.call(cropPhoto, { ...photo, crop: right, quarter_turns: 0 })
  const cropped = await shownAs(1000, 800)
  expect(cropped.crop).toEqual(right)
  expect(await colourOf(await bytesAt(cropped.small_url))).toBe('blue')
  // Cropped from the original, not from the 1440-pixel derivative.
  expect((await sharp(await bytesAt(cropped.large_url)).metadata()).width).toBe(1000)
  expect(await colourOf(await bytesAt(cropped.whole_url))).toBe('both')
  expect((await bytesAt(cropped.download_url!)).equals(bytes)).toBe(true)

  await ana.call(turnPhoto, { ...photo, quarters: 1 })
  const turned = await shownAs(800, 1000)
  expect(await colourOf(await bytesAt(turned.large_url))).toBe('blue')
  expect(turned.crop).toEqual({ left: 0, top: 0.5, width: 1, height: 0.5 })
  const wholeTurned = await sharp(await bytesAt(turned.whole_url)).metadata()
  expect([wholeTurned.width, wholeTurned.height]).toEqual([576, 1440])

  // The upper half of the rotated image is red.
  await ana.call(cropPhoto, { ...photo, crop: { left: 0, top: 0, width: 1, height: 0.5 }, quarter_turns: 1 })
  await expect.poll(async () => colourOf(await bytesAt((await ana.call(getPhoto, photo)).small_url))).toBe('red')

  await ana.call(cropPhoto, { ...photo, crop: null, quarter_turns: 1 })
  const again = await shownAs(800, 2000)
  expect(again.crop).toBeNull()
  expect(await colourOf(await bytesAt(again.small_url))).toBe('both')
})

test("a crop outside of the photo, or of another family's photo, is refused", async () => {
  const photo_id = await addPhoto(ana, family, await flag(600, 400), 'small.jpg')
  for (const wrong of [{ left: 0.6 }, { width: 0 }, { height: 2 }, { top: -1 }])
    expect(
      (await ana.tries(cropPhoto, { ...family, photo_id, crop: { ...right, ...wrong }, quarter_turns: 0 })).status,
      JSON.stringify(wrong),
    ).toBe(400)
  const carla = await server.person('Carla')
  const hers = await carla.opensFamily('Rossi')
  expect((await carla.tries(cropPhoto, { ...hers, photo_id, crop: right, quarter_turns: 0 })).status).toBe(404)
})
