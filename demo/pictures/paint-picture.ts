import sharp from 'sharp'
import { paint } from './brush.ts'
import { lights, type LightName } from './light.ts'
import { randomOf, type Random } from './random.ts'
import { scenes, type SceneName } from './scenes.ts'
import type { Frame } from './shapes.ts'

export type PictureOrder = { scene: SceneName } & DrawingOrder

type DrawingOrder = {
  /** Seed of all randomness: the same seed paints the same picture. */
  seed: string
  /** Frame within a burst: the scene stays while the camera moves a little and flames flicker. Without it, the whole scene. */
  moment?: string
  light: LightName
  /** Size of the finished picture in pixels. */
  width: number
  height: number
}

/** The longer side while painting. The result is scaled up, which keeps strokes visible and painting fast. */
const CANVAS_EDGE_PX = 1400
const GRAIN = 5

/** A finished picture as raw RGB. */
export function paintPicture({ scene, seed, ...order }: PictureOrder): Promise<Buffer> {
  return paintDrawing(scenes[scene], { ...order, seed: `${scene}/${seed}` })
}

export async function paintDrawing(draw: (frame: Frame) => string, order: DrawingOrder): Promise<Buffer> {
  const { seed, moment, light, width, height } = order
  const random = randomOf(seed)
  const unit = 1000 / Math.min(width, height)
  const frame: Frame = {
    w: width * unit,
    h: height * unit,
    random: random.for('scene'),
    moment: random.for(moment ?? ''),
    light: lights[light],
  }
  const scale = Math.min(1, CANVAS_EDGE_PX / Math.max(width, height))
  const [canvasWidth, canvasHeight] = [Math.round(width * scale), Math.round(height * scale)]
  const body = draw(frame)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasWidth}" height="${canvasHeight}" viewBox="${moment === undefined ? `0 0 ${frame.w} ${frame.h}` : viewOf(frame)}" preserveAspectRatio="none">${body}</svg>`
  const drawing = await sharp(Buffer.from(svg)).flatten({ background: '#f6ecdc' }).removeAlpha().raw().toBuffer()
  const painting = await paint(drawing, canvasWidth, canvasHeight, random.for('brush'))
  const large = sharp(painting, { raw: { width: canvasWidth, height: canvasHeight, channels: 3 } })
  const pixels = await large.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer()
  return grain(pixels, width, height, random.for('grain'))
}

/** Crops to nearly all of the scene. */
function viewOf({ w, h, moment }: Frame): string {
  const share = moment.between(0.93, 1)
  return [moment.next() * w * (1 - share), moment.next() * h * (1 - share), w * share, h * share]
    .map((value) => value.toFixed(1))
    .join(' ')
}

/** Adds paper texture and slightly darker corners. */
function grain(pixels: Buffer, width: number, height: number, random: Random): Buffer {
  const noise = Float32Array.from({ length: 65_537 }, () => (random.next() + random.next() - 1) * GRAIN)
  let at = 0
  for (let y = 0; y < height; y++) {
    const dy = y / height - 0.5
    for (let x = 0; x < width; x++) {
      const dx = x / width - 0.5
      const vignette = 1.02 - (dx * dx + dy * dy) * 0.22
      const speck = noise[(x * 7919 + y * 104_729 + ((x * y) >> 3)) % 65_537] ?? 0
      for (let channel = 0; channel < 3; channel++, at++) {
        const value = (pixels[at] ?? 0) * vignette + speck
        pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return pixels
}
