import type { RgbImage } from './color-profile.ts'

/** Three channels and the brightness of each pixel, from 0 to 255. */
export type PixelMeans = { width: number; height: number; rgb: Float32Array; luma: Float32Array }

/** The longer side is at most this long. */
const EDGE_PX = 256

/** The mean of each block of pixels, without the remainder at the right and bottom. Destructuring in the loop would double its time. */
export function pixelMeans({ data, width: across, height: down }: RgbImage): PixelMeans {
  const side = Math.min(Math.ceil(Math.max(across, down) / EDGE_PX), across, down)
  const [width, height] = [Math.floor(across / side), Math.floor(down / side)]
  const rgb = new Float32Array(width * height * 3)
  const luma = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let r = 0
      let g = 0
      let b = 0
      for (let row = 0; row < side; row++) {
        const from = ((y * side + row) * across + x * side) * 3
        for (let at = from; at < from + side * 3; at += 3) {
          r += data[at] ?? 0
          g += data[at + 1] ?? 0
          b += data[at + 2] ?? 0
        }
      }
      const at = y * width + x
      rgb[at * 3] = r /= side ** 2
      rgb[at * 3 + 1] = g /= side ** 2
      rgb[at * 3 + 2] = b /= side ** 2
      luma[at] = lumaOf(r, g, b)
    }
  return { width, height, rgb, luma }
}

/** ITU-R BT.601. */
export function lumaOf(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b
}

type Size = { width: number; height: number }

/** An even smaller image, whose pixels are the mean of those they replace. */
export function shrunk(values: Float32Array, from: Size, to: Size): Float32Array {
  const channels = values.length / (from.width * from.height)
  const small = new Float32Array(to.width * to.height * channels)
  const first = (at: number, size: number, of: number) => Math.min(size - 1, Math.floor((at * size) / of))
  for (let y = 0; y < to.height; y++) {
    const top = first(y, from.height, to.height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / to.height))
    for (let x = 0; x < to.width; x++) {
      const left = first(x, from.width, to.width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / to.width))
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let row = top; row < bottom; row++) {
          const end = (row * from.width + right) * channels
          for (let at = (row * from.width + left) * channels + channel; at < end; at += channels) sum += values[at] ?? 0
        }
        small[(y * to.width + x) * channels + channel] = sum / ((bottom - top) * (right - left))
      }
    }
  }
  return small
}
