// oxlint-disable typescript/no-non-null-assertion -- Loops over pixels, in range by construction.
import sharp from 'sharp'
import type { Random } from './random.ts'

/** The stroke direction at each pixel, in radians: along edges if there are any, else in slow waves. */
export async function flow(drawing: Buffer, width: number, height: number, random: Random): Promise<Float32Array> {
  const scale = 4
  const [w, h] = [Math.ceil(width / scale), Math.ceil(height / scale)]
  const grey = await sharp(drawing, { raw: { width, height, channels: 3 } })
    .resize(w, h, { fit: 'fill' })
    .blur(1.6)
    .greyscale()
    .raw()
    .toBuffer()
  const tensors = [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)] as const
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const at = y * w + x
      const gx = grey[at + 1]! - grey[at - 1]!
      const gy = grey[at + w]! - grey[at - w]!
      tensors[0][at] = gx * gx
      tensors[1][at] = gx * gy
      tensors[2][at] = gy * gy
    }
  }
  const [xx, xy, yy] = tensors.map((tensor) => boxBlur(boxBlur(tensor, w, h, 5), w, h, 5)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const phase = random.between(0, 6)
  const directions = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = Math.min(h - 1, Math.floor(y / scale)) * w + Math.min(w - 1, Math.floor(x / scale))
      const wave =
        Math.sin((x / width) * 4.2 + phase) * 0.35 + Math.sin((y / height) * 5 + (x / width) * 2 + phase) * 0.3
      const form = 0.5 * Math.atan2(2 * xy[at]!, xx[at]! - yy[at]!) + Math.PI / 2
      const strength = Math.min(1, (xx[at]! + yy[at]!) / 40)
      // Angles are doubled, since strokes have no front: 1 and 181 degrees are neighbors.
      const [c, s] = [
        Math.cos(form * 2) * strength + Math.cos(wave * 2) * (1 - strength),
        Math.sin(form * 2) * strength + Math.sin(wave * 2) * (1 - strength),
      ]
      directions[y * width + x] = Math.atan2(s, c) / 2
    }
  }
  return directions
}

function boxBlur(values: Float32Array, w: number, h: number, radius: number): Float32Array {
  const across = new Float32Array(w * h)
  const down = new Float32Array(w * h)
  const size = radius * 2 + 1
  for (let y = 0; y < h; y++) {
    let sum = 0
    for (let x = -radius; x < w; x++) {
      if (x + radius < w) sum += values[y * w + x + radius]!
      if (x - radius - 1 >= 0) sum -= values[y * w + x - radius - 1]!
      if (x >= 0) across[y * w + x] = sum / size
    }
  }
  for (let x = 0; x < w; x++) {
    let sum = 0
    for (let y = -radius; y < h; y++) {
      if (y + radius < h) sum += across[(y + radius) * w + x]!
      if (y - radius - 1 >= 0) sum -= across[(y - radius - 1) * w + x]!
      if (y >= 0) down[y * w + x] = sum / size
    }
  }
  return down
}
