import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { childEnv } from '#server/child-env.ts'
import { findFfmpeg } from '#server/media-process/find-program.ts'
import { paintPicture } from './pictures/paint-picture.ts'
import type { Picture } from './pictures/make-picture.ts'
import { randomOf } from './pictures/random.ts'

const [WIDTH, HEIGHT, SECONDS] = [1280, 720, 6]
const FILMED_AT = '2025-02-09T17:40:00Z'
/** One thread and no version numbers, so that the output is byte-for-byte reproducible. */
const REPEATABLE = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact']

/** A six-second video of snow falling on the cabin, or undefined without ffmpeg. */
export async function makeVideo(): Promise<Picture | undefined> {
  const ffmpeg = findFfmpeg()
  if (!ffmpeg) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-film-'))
  try {
    const order = {
      scene: 'cabin',
      light: 'night',
      seed: 'film',
      moment: 'film',
      width: WIDTH,
      height: HEIGHT,
    } as const
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
    await sharp(await paintPicture(order), { raw })
      .png()
      .toFile(path.join(folder, 'cabin.png'))
    for (const layer of ['far', 'near'] as const) await writeFile(path.join(folder, `${layer}.png`), await snow(layer))
    const fall = (pixels: number) => `overlay=x='sin(t*0.9)*14':y='-${HEIGHT}+mod(t*${pixels},${HEIGHT})'`
    const stills = ['cabin.png', 'far.png', 'near.png'].flatMap((name) => ['-loop', '1', '-i', path.join(folder, name)])
    const filter = `[0][1]${fall(70)}[a];[a][2]${fall(150)},format=yuv420p`
    const video = path.join(folder, 'film.mp4')
    const encoding = `-t ${SECONDS} -r 25 -c:v libx264 -crf 24 -movflags +faststart -metadata creation_time=${FILMED_AT}`
    const words = ['-v', 'error', ...stills, '-filter_complex', filter, ...encoding.split(' '), ...REPEATABLE, video]
    await promisify(execFile)(ffmpeg, words, { env: childEnv() })
    return { filename: 'VID_20250209_184000.mp4', bytes: await readFile(video) }
  } catch {
    // This ffmpeg lacks the encoder; the album works without a video.
    return undefined
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Snowflakes on a layer twice as tall as the image, with identical halves, so that the loop is seamless. */
async function snow(layer: 'far' | 'near'): Promise<Buffer> {
  const random = randomOf(`snow ${layer}`)
  const [count, size] = layer === 'far' ? [150, 2.4] : [60, 5]
  const flakes = Array.from({ length: count }, () => {
    const [x, y, r, opacity] = [
      random.between(-20, WIDTH + 20),
      random.between(0, HEIGHT),
      size * random.between(0.5, 1.3),
      random.between(0.5, 0.95),
    ]
    return [y, y + HEIGHT]
      .map((at) => `<circle cx="${x}" cy="${at}" r="${r}" fill="#fffdf8" opacity="${opacity}"/>`)
      .join('')
  })
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT * 2}">${flakes.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}
