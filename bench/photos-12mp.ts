import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { lights, type LightName } from '#demo/pictures/light.ts'
import { paintPicture } from '#demo/pictures/paint-picture.ts'
import { randomOf } from '#demo/pictures/random.ts'
import type { SceneName } from '#demo/pictures/scenes.ts'

const [WIDTH, HEIGHT] = [4000, 3000]
const SCENES: SceneName[] = ['beach', 'autumnPath', 'garden', 'harbour', 'dogInGrass', 'cabin']
/** The size of a typical 12-megapixel phone photo. */
const WANTED_BYTES = 4_000_000
const NOISE = 11

/** Different 12-megapixel photos with sensor noise, dates, places, and cameras. */
export async function makePhotos(folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  let quality: number | undefined
  for (let at = 0; at < count; at++) {
    const turn = Math.floor(at / SCENES.length)
    const pixels = await scene(at)
    const image = sharp(noisy(pixels, `noise ${at}`), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .flop(turn % 2 === 1)
      .flip(turn % 4 > 1)
      .withExif(exif(at))
    quality ??= await fittingQuality(image)
    const file = path.join(folder, `photo ${at + 1}.jpg`)
    await writeFile(file, await image.jpeg({ quality }).toBuffer())
    files.push(file)
  }
  return files
}

export async function meanBytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

const painted = new Map<SceneName, Promise<Buffer>>()

function scene(at: number): Promise<Buffer> {
  const name = SCENES[at % SCENES.length]!
  const light = (Object.keys(lights) as LightName[])[at % 3]!
  const order = { scene: name, light, seed: 'bench', moment: 'bench', width: WIDTH, height: HEIGHT }
  if (!painted.has(name)) painted.set(name, paintPicture(order))
  return painted.get(name)!
}

function noisy(pixels: Buffer, seed: string): Buffer {
  const random = randomOf(seed)
  const noise = Float32Array.from(
    { length: 99_991 },
    () => (random.next() + random.next() + random.next() - 1.5) * NOISE,
  )
  const out = Buffer.allocUnsafe(pixels.length)
  for (let at = 0; at < pixels.length; at++)
    out[at] = Math.max(0, Math.min(255, pixels[at]! + noise[(at * 31) % 99_991]!))
  return out
}

async function fittingQuality(image: Sharp): Promise<number> {
  for (let quality = 96; ; quality -= 3) {
    const { length } = await image.clone().jpeg({ quality }).toBuffer()
    if (length <= WANTED_BYTES * 1.08 || quality < 50) return quality
  }
}

function exif(at: number) {
  const day = String((at % 28) + 1).padStart(2, '0')
  return {
    IFD0: { Make: 'Bench', Model: 'One' },
    IFD2: { DateTimeOriginal: `2024:05:${day} 10:30:00`, OffsetTimeOriginal: '+02:00' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: `45/1 ${at}/1 0/1`, GPSLongitudeRef: 'E', GPSLongitude: '6/1 7/1 0/1' },
  }
}
