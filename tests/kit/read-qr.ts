/** A grayscale picture, a byte a pixel. */
export type Picture = { pixels: Uint8Array; width: number; height: number }

const BLACK = 20
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
/** Version 4 with error correction level M (ISO 18004): two blocks, and an alignment pattern at this module. */
const SIZE = 33
const BLOCKS = 2
const DATA_BYTES = 64
const ALIGNED_AT = 26

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Reads the only black thing in a picture: a QR code of version 4-M with capital letters and digits. */
export function readQr(picture: Picture): string {
  const modules = modulesIn(picture)
  const module = (x: number, y: number) => modules[y]![x]!
  const mask = masks[[2, 3, 4].reduce((bits, x) => bits * 2 + Number(module(x, 8)), 0) ^ 0b101]!
  const bits: number[] = []
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < SIZE; step++)
      for (const x of [right, right - 1]) {
        const y = isUpward ? SIZE - 1 - step : step
        if (!isFunction(x, y)) bits.push(Number(module(x, y) !== mask(x, y)))
      }
  }
  const interleaved = Array.from({ length: DATA_BYTES }, (_, byte) => bits.slice(byte * 8, byte * 8 + 8))
  const data = Array.from({ length: BLOCKS }, (_, block) =>
    interleaved.filter((_byte, at) => at % BLOCKS === block),
  ).flat(2)
  return textOf(data)
}

function isFunction(x: number, y: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x < 9 && y >= SIZE - 8) || (x >= SIZE - 8 && y < 9)
  const isAligned = Math.abs(x - ALIGNED_AT) <= 2 && Math.abs(y - ALIGNED_AT) <= 2
  return isFinder || isAligned || x === 6 || y === 6
}

function textOf(bits: number[]): string {
  const number = (from: number, length: number) =>
    bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0)
  if (number(0, 4) !== 0b0010) throw new Error('not an alphanumeric code')
  const length = number(4, 9)
  let text = ''
  for (let at = 13; text.length < length; at += 11) {
    if (length - text.length === 1) text += LETTERS[number(at, 6)]
    else text += LETTERS[Math.floor(number(at, 11) / 45)]! + LETTERS[number(at, 11) % 45]
  }
  return text
}

/** Samples the middle of each module. */
function modulesIn({ pixels, width, height }: Picture): boolean[][] {
  const isBlack = (x: number, y: number) => pixels[y * width + x]! < BLACK
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isBlack(x, y)) continue
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    }
  const middle = (from: number, to: number, at: number) => Math.floor(from + ((to - from + 1) * (at + 0.5)) / SIZE)
  return Array.from({ length: SIZE }, (_row, y) =>
    Array.from({ length: SIZE }, (_cell, x) => isBlack(middle(left, right, x), middle(top, bottom, y))),
  )
}
