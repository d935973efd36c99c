import { readFileSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { RgbImage } from './color-profile.ts'
import { decodePrimaryImage } from './libheif.ts'
import { startMediaProcess } from './media-process.ts'
import { hasSamples, samplePath, scratchFolder } from './test-samples.ts'

const media = startMediaProcess({ ffmpeg: null })
const scratch = scratchFolder()
afterAll(async () => {
  await media.close()
  scratch.remove()
})

let files = 0
/** Pixels of a file's large derivative. */
async function largeOf(file: string): Promise<RgbImage> {
  const report = await media.inspect(file, scratch.file(`out-${files++}`))
  if (!report.ok || report.kind === 'audio') throw new Error(`${file} ${JSON.stringify(report)}`)
  return pixels(sharp(report.derivatives[0]!.path))
}

async function pixels(image: Sharp): Promise<RgbImage> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Mean difference of two images' channels, out of 255. */
function distance(one: RgbImage, other: RgbImage): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  let sum = 0
  for (let i = 0; i < one.data.length; i++) sum += Math.abs(one.data[i]! - other.data[i]!)
  return sum / one.data.length
}

/** Four quarters: red, green, blue and white. */
async function quarters(width: number, height: number): Promise<Sharp> {
  const half = { width: width / 2, height: height / 2, channels: 3 } as const
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...half, background } },
    left,
    top,
  })
  const all = [
    quarter('#c02020', 0, 0),
    quarter('#20c020', width / 2, 0),
    quarter('#2020c0', 0, height / 2),
    quarter('#f0f0f0', width / 2, height / 2),
  ]
  const white = sharp({ create: { width, height, channels: 3, background: '#fff' } })
  return sharp(await white.composite(all).png().toBuffer())
}

describe("a photo's derivatives are upright", () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('with orientation %i they look like with orientation 1', async (orientation) => {
    const upright = await largeOf(await save('upright.png', await quarters(400, 300)))
    // Rotates with the inverse orientation, so that applying the orientation gives the upright photo.
    const inverse = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 8, 7: 7, 8: 6 }[orientation]
    const tagged = await (await quarters(400, 300)).withMetadata({ orientation: inverse! }).png().toBuffer()
    const stored = await sharp(tagged).autoOrient().png().toBuffer()
    const turned = sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 })
    expect(distance(await largeOf(await save(`turned-${orientation}.jpg`, turned)), upright)).toBeLessThan(4)
  })

  test.skipIf(!hasSamples)('in the eight samples, which differ only in their numbers', async () => {
    const first = await largeOf(samplePath('orientation/landscape-1.jpg'))
    for (const n of [2, 3, 4, 5, 6, 7, 8]) {
      expect(distance(await largeOf(samplePath(`orientation/landscape-${n}.jpg`)), first)).toBeLessThan(12)
    }
  })
})

describe('derivatives keep the colors', () => {
  test('of a photo in Display P3', async () => {
    for (const [i, background] of ['#d02c2c', '#2cb04c', '#3050c0', '#d0b040', '#808080'].entries()) {
      const plain = sharp({ create: { width: 64, height: 64, channels: 3, background } })
      const tagged = plain.clone().withIccProfile('p3').jpeg({ quality: 100 })
      expect(distance(await largeOf(await save(`p3-${i}.jpg`, tagged)), await pixels(plain))).toBeLessThan(2.5)
    }
  })

  test('of a photo in CMYK', async () => {
    const printed = (await quarters(64, 64)).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 })
    const file = await save('print.jpg', printed)
    expect(distance(await largeOf(file), await pixels(sharp(file).toColourspace('srgb')))).toBeLessThan(3)
  })

  test.skipIf(!hasSamples)('of a photo in Adobe RGB, as if converted before resizing', async () => {
    for (const name of ['photos/canon-5dm3-2012-gorilla-adobergb.jpg', 'tiff/nikon-2016-lion-adobergb.tif']) {
      const file = samplePath(name)
      const fits = { width: 1440, height: 1440, fit: 'inside', withoutEnlargement: true } as const
      const reference = await pixels(sharp(file).toColourspace('srgb').resize(fits))
      const unconverted = await pixels(sharp(file, { ignoreIcc: true }).resize(fits))
      const shown = await largeOf(file)
      expect(distance(shown, reference)).toBeLessThan(3)
      expect(distance(shown, reference)).toBeLessThan(distance(shown, unconverted))
    }
  })

  test.skipIf(!hasSamples)("of an iPhone's HEIC in Display P3", async () => {
    const name = 'heic/iphone-11promax-2021-violet-gps-offset.heic'
    const stored = decodePrimaryImage(readFileSync(samplePath(name)), Infinity)
    const raw = { width: stored.width, height: stored.height, channels: 3 } as const
    const shown = await largeOf(samplePath(name))
    const shrunk = await pixels(sharp(stored.data, { raw }).resize(shown.width, shown.height, { fit: 'fill' }))
    const reference = { ...shrunk, data: displayP3ToSrgb(shrunk.data) }
    expect(distance(shown, reference)).toBeLessThan(2.5)
    expect(distance(shown, shrunk)).toBeGreaterThan(distance(shown, reference) * 1.5)
  })

  test('of a transparent image, on white', async () => {
    const clear = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    })
    for (const [name, image] of [
      ['clear.png', clear.png()],
      ['clear.webp', clear.webp()],
    ] as const) {
      expect([...(await largeOf(await save(name, image))).data.subarray(0, 3)]).toEqual([255, 255, 255])
    }
  })

  test('of 16-bit and grayscale images', async () => {
    const plain = sharp({ create: { width: 40, height: 40, channels: 3, background: '#3c78b4' } })
    const deep = await largeOf(await save('deep.png', plain.clone().toColourspace('rgb16').png()))
    expect(distance(deep, await pixels(plain))).toBeLessThan(2)
    const grey = await largeOf(await save('grey.png', plain.clone().greyscale().png()))
    expect(new Set(grey.data.subarray(0, 3)).size).toBe(1)
  })
})

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const)(
  'a %s from an image editor is accepted',
  async (format) => {
    const file = await save(`made.${format}`, (await quarters(400, 300)).toFormat(format))
    const report = await media.inspect(file, scratch.file(`made-${format}`), { filename: 'IMG_20240518_094100.xyz' })
    expect(report).toMatchObject({
      ok: true,
      mime: `image/${format}`,
      width: 400,
      height: 300,
      taken_at: '2024-05-18T09:41:00',
    })
    expect(distance(await largeOf(file), await pixels(await quarters(400, 300)))).toBeLessThan(6)
  },
)

test("a photo without an end marker is accepted, and half a photo isn't", async () => {
  const whole = await (await quarters(400, 300)).jpeg().toBuffer()
  for (const [name, length, ok] of [
    ['unmarked', whole.length - 2, true],
    ['half', whole.length / 2, false],
  ] as const) {
    writeFileSync(scratch.file(`${name}.jpg`), whole.subarray(0, length))
    expect((await media.inspect(scratch.file(`${name}.jpg`), scratch.file(name))).ok).toBe(ok)
  }
})

test("derivatives don't contain where a photo was taken", async () => {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '24/1 56/1 0/1' }
  const exif = { IFD0: { Make: 'Kitchen', ImageDescription: 'Grandma' }, IFD3: gps }
  const file = await save('place.jpg', (await quarters(800, 600)).withExif(exif).jpeg())
  const report = await media.inspect(file, scratch.file('place'))
  expect(report).toMatchObject({
    ok: true,
    lat: 60.166667,
    lng: 24.933333,
    description: 'Grandma',
    camera: { make: 'Kitchen' },
  })
  for (const name of ['large.jpg', 'small.webp']) {
    const bytes = readFileSync(scratch.file(`place/${name}`), 'latin1')
    expect(bytes).not.toMatch(/Exif|Grandma|Kitchen|http:\/\/ns\.adobe|ICC_PROFILE/)
  }
})

async function save(name: string, image: Sharp): Promise<string> {
  await image.toFile(scratch.file(name))
  return scratch.file(name)
}

/** By the definitions (SMPTE EG 432-1, IEC 61966-2-1), pixel by pixel. */
function displayP3ToSrgb(p3: Buffer): Buffer {
  const srgb = Buffer.alloc(p3.length)
  const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
  for (let at = 0; at < p3.length; at += 3) {
    const [r, g, b] = [0, 1, 2].map((i) => decode(p3[at + i]! / 255)) as [number, number, number]
    const linear = [1.2249 * r - 0.2247 * g, -0.042 * r + 1.0419 * g, -0.0196 * r - 0.0786 * g + 1.0979 * b]
    linear.forEach((value, i) => (srgb[at + i] = Math.round(255 * encode(Math.min(1, Math.max(0, value))))))
  }
  return srgb
}

test('the look of a photo equals the look of its small derivative', async () => {
  const info = { width: 60, height: 45 }
  let state = 1
  // Numerical Recipes' linear congruential generator: the same clouds in each run.
  const noise = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24
  const data = Buffer.from(Array.from({ length: info.width * info.height * 3 }, noise))
  const clouds = sharp(data, { raw: { ...info, channels: 3 } }).resize(1600, 1200, { kernel: 'cubic' })
  const report = await media.inspect(await save('clouds.jpg', clouds.jpeg()), scratch.file(`out-${files++}`))
  if (!report.ok || report.kind === 'audio') throw new Error(JSON.stringify(report))
  const small = await media.measureLook(report.derivatives.find(({ variant }) => variant === 'small')!.path)
  const differing = [...report.look.look!].filter((bit, at) => bit !== small.look![at]).length
  expect(differing).toBeLessThanOrEqual(2)
  // Saving adds a few edges to a soft image like this.
  expect(Math.abs(Math.log2(small.sharpness / report.look.sharpness))).toBeLessThan(0.6)
})
