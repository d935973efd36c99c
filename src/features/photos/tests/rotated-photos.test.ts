import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { drawPicture } from '#kit/pictures.ts'
import { seedPhoto } from '#kit/photos.ts'
import { addPhoto } from '#kit/uploads.ts'

const { getPhoto, turnPhoto } = photosContract

openOnceForAnaAndBen({ withWorker: true })

const bytesAt = async (url: string) => Buffer.from(await (await ana.fetches(url)).arrayBuffer())

test('rotating a sideways scan shows it upright to everyone and leaves the original unchanged', async () => {
  const bytes = await drawPicture({ width: 400, height: 300 })
  const photo_id = await addPhoto(ana, family, bytes, 'scan.jpg')
  const photo = { ...family, photo_id }
  const shapeOnceTurned = async (turns: number, width: number) => {
    const read = () => ana.call(getPhoto, photo)
    await expect.poll(async () => (await read()).width).toBe(width)
    const turned = await read()
    expect(turned.quarter_turns).toBe(turns)
    const small = await sharp(await bytesAt(turned.small_url)).metadata()
    return { turned, small: [small.width, small.height] }
  }
  const before = await shapeOnceTurned(0, 400)
  expect(before.small).toEqual([400, 300])

  await ana.call(turnPhoto, { ...photo, quarters: 1 })
  const right = await shapeOnceTurned(1, 300)
  expect(right.small).toEqual([300, 400])
  expect(right.turned.small_url).not.toBe(before.turned.small_url)
  expect((await bytesAt(right.turned.download_url!)).equals(bytes)).toBe(true)

  // The last of two quick requests wins.
  await Promise.all([ana.call(turnPhoto, { ...photo, quarters: 3 }), ana.call(turnPhoto, { ...photo, quarters: 1 })])
  await ana.call(turnPhoto, { ...photo, quarters: 3 })
  expect((await shapeOnceTurned(0, 400)).small).toEqual([400, 300])
})

test("a photo of another family can't be rotated", async () => {
  const photo_id = await seedPhoto(ana, family)
  const carla = await server.person('Carla')
  const hers = await carla.opensFamily('Rossi')
  expect((await carla.tries(turnPhoto, { ...hers, photo_id, quarters: 1 })).status).toBe(404)
  expect((await ana.tries(turnPhoto, { ...family, photo_id, quarters: 4 as 3 })).status).toBe(400)
})
