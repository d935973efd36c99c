import sharp from 'sharp'
import { expect, test } from 'vitest'
import { album } from '../album.ts'
import { makePainting, makePrint, paintings, prints } from './paintings.ts'
import { paintPicture, type PictureOrder } from './paint-picture.ts'
import { scenes, type SceneName } from './scenes.ts'

const small = { seed: 'one', moment: 'now', light: 'golden', width: 120, height: 90 } as const
const names = Object.keys(scenes) as SceneName[]

test('painting is reproducible, even after other pictures', async () => {
  const order: PictureOrder = { ...small, scene: 'harbour' }
  const first = await paintPicture(order)
  await paintPicture({ ...small, scene: 'tent', light: 'night' })
  expect(first.equals(await paintPicture(order))).toBe(true)
  expect(first.equals(await paintPicture({ ...order, seed: 'another' }))).toBe(false)
})

test.each(names)('the %s scene can be painted', async (scene) => {
  // By day and in landscape, or by night and in portrait.
  const size = { width: 160, height: 66 }
  const order: PictureOrder =
    names.indexOf(scene) % 2
      ? { ...small, ...size, scene }
      : { ...small, scene, light: 'night', width: 72, height: 128 }
  const { width, height } = order
  const { entropy } = await sharp(await paintPicture(order), { raw: { width, height, channels: 3 } }).stats()
  expect(entropy).toBeGreaterThan(4)
})

test.each(Object.keys(paintings) as (keyof typeof paintings)[])('the %s painting can be painted', async (name) => {
  const { entropy } = await sharp(await makePainting(name, 120)).stats()
  expect(entropy).toBeGreaterThan(5)
})

test.each(Object.keys(prints) as (keyof typeof prints)[])('the %s print has the shape of a photo', async (name) => {
  const print = sharp(await makePrint(name, 120))
  expect(await print.metadata()).toMatchObject({ width: 120, height: 90 })
  expect((await print.stats()).entropy).toBeGreaterThan(5)
})

test('the album is in chronological order and uses every scene', () => {
  const times = album.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
  expect(new Set(times).size).toBe(album.length)
  expect(new Set(album.map(({ scene }) => scene)).size).toBe(names.length)
})
