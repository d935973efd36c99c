import type { RgbPicture } from './color-profile.ts'
import { cameraToSrgb, type Matrix3 } from './camera-color.ts'
import { PIXEL_LIMIT } from './sniff-format.ts'
import { numberOf, numbersOf, type Directory } from './tiff-directory.ts'

const tags = {
  width: 0x0100,
  height: 0x0101,
  bits: 0x0102,
  compression: 0x0103,
  stripOffsets: 0x0111,
  samples: 0x0115,
  rowsPerStrip: 0x0116,
  patternSize: 0x828d,
  pattern: 0x828e,
  black: 0xc61a,
  white: 0xc61d,
  cropOrigin: 0xc61f,
  cropSize: 0xc620,
  matrixTungsten: 0xc621,
  matrixDaylight: 0xc622,
  neutral: 0xc628,
  activeArea: 0xc68d,
} as const

const UNCOMPRESSED = 1
const [RED, GREEN, BLUE] = [0, 1, 2]

/**
 * Develops an uncompressed Bayer mosaic (DNG 1.4): each 2 x 2 cell becomes one pixel in sRGB, with the camera's white
 * balance and a brightness at which hardly anything is burnt out. Half the sensor's size, and plain; the original keeps
 * the rest. Null where the file is of another kind.
 */
export function developMosaic(sensor: Directory | undefined): RgbPicture | null {
  const mosaic = sensor && readLayout(sensor)
  if (!mosaic) return null
  const { cellsWide, cellsHigh } = mosaic
  const linear = new Float32Array(cellsWide * cellsHigh * 3)
  for (let y = 0; y < cellsHigh; y++) developRow(mosaic, y, linear)
  return { data: encode(linear), width: cellsWide, height: cellsHigh }
}

type Mosaic = {
  row(y: number): Uint16Array
  left: number
  top: number
  cellsWide: number
  cellsHigh: number
  /** The colours of a cell: top left, top right, bottom left, bottom right. */
  colors: number[]
  black: number
  range: number
  toSrgb: Matrix3
}

function readLayout(sensor: Directory): Mosaic | null {
  const number = (tag: number, otherwise: number) => numberOf(sensor, tag) ?? otherwise
  const width = number(tags.width, 0)
  const height = number(tags.height, 0)
  const bits = number(tags.bits, 0)
  const colors = numbersOf(sensor, tags.pattern)
  const [top = 0, left = 0, bottom = height, right = width] = numbersOf(sensor, tags.activeArea)
  const [originX = 0, originY = 0] = numbersOf(sensor, tags.cropOrigin).map((value) => Math.floor(value / 2) * 2)
  const [cropWidth = right - left, cropHeight = bottom - top] = numbersOf(sensor, tags.cropSize)
  const isBayer =
    number(tags.compression, 0) === UNCOMPRESSED &&
    number(tags.samples, 1) === 1 &&
    bits >= 8 &&
    bits <= 16 &&
    numbersOf(sensor, tags.patternSize).join() === '2,2' &&
    colors.toSorted().join() === [RED, GREEN, GREEN, BLUE].join()
  const isWithin = left + originX + cropWidth <= width && top + originY + cropHeight <= height
  const isWhole = [width, height, left, top, originX, originY].every(Number.isSafeInteger)
  if (!isBayer || !isWithin || !isWhole || width * height > PIXEL_LIMIT) return null
  const blacks = numbersOf(sensor, tags.black)
  const black = blacks.length ? blacks.reduce((sum, level) => sum + level) / blacks.length : 0
  const daylight = numbersOf(sensor, tags.matrixDaylight)
  const matrix = daylight.length === 9 ? daylight : numbersOf(sensor, tags.matrixTungsten)
  return {
    row: rowReader(sensor, width, height, bits),
    left: left + originX,
    top: top + originY,
    cellsWide: Math.floor(cropWidth / 2),
    cellsHigh: Math.floor(cropHeight / 2),
    colors,
    black,
    range: Math.max(1, number(tags.white, 2 ** bits - 1) - black),
    toSrgb: cameraToSrgb(matrix, numbersOf(sensor, tags.neutral)),
  }
}

/** Rows of samples; a row that the file does not hold is black. */
function rowReader(sensor: Directory, width: number, height: number, bits: number): Mosaic['row'] {
  const strips = numbersOf(sensor, tags.stripOffsets)
  const rowsPerStrip = numberOf(sensor, tags.rowsPerStrip) ?? height
  const rowBytes = Math.ceil((width * bits) / 8)
  const { reader, littleEndian } = sensor.tiff
  return (y) => {
    const strip = strips[Math.floor(y / rowsPerStrip)] ?? reader.size
    const bytes = Buffer.alloc(rowBytes + 4)
    reader.read(strip + (y % rowsPerStrip) * rowBytes, rowBytes).copy(bytes)
    const row = new Uint16Array(width)
    for (let x = 0, bit = 0; x < width; x++, bit += bits) {
      const at = bit >> 3
      if (bits === 16) row[x] = littleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
      else row[x] = (bytes.readUIntBE(at, 3) >> (24 - bits - (bit & 7))) & (2 ** bits - 1)
    }
    return row
  }
}

function developRow(
  { row, left, top, cellsWide, colors, black, range, toSrgb }: Mosaic,
  y: number,
  linear: Float32Array,
) {
  const upper = row(top + y * 2)
  const lower = row(top + y * 2 + 1)
  const camera = [0, 0, 0]
  for (let x = 0; x < cellsWide; x++) {
    const column = left + x * 2
    const samples = [upper[column]!, upper[column + 1]!, lower[column]!, lower[column + 1]!]
    camera.fill(0)
    samples.forEach((sample, i) => {
      const value = Math.min(1, Math.max(0, (sample - black) / range))
      camera[colors[i]!]! += colors[i] === GREEN ? value / 2 : value
    })
    const at = (y * cellsWide + x) * 3
    for (let i = 0; i < 3; i++) {
      linear[at + i] = toSrgb[i]![0]! * camera[0]! + toSrgb[i]![1]! * camera[1]! + toSrgb[i]![2]! * camera[2]!
    }
  }
}

/** Brings the brightest half per cent to white, by two stops at most, and encodes for the screen (IEC 61966-2-1). */
function encode(linear: Float32Array): Buffer {
  const sample = new Float32Array(Math.min(linear.length, 30_000))
  const step = linear.length / sample.length
  for (let i = 0; i < sample.length; i++) sample[i] = linear[Math.floor(i * step)]!
  sample.sort()
  const bright = sample[Math.floor(sample.length * 0.995)] ?? 1
  const gain = Math.min(4, Math.max(1, 1 / Math.max(bright, 1e-6)))
  const curve = Uint8Array.from({ length: 4097 }, (_, i) => {
    const value = i / 4096
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  })
  const data = Buffer.allocUnsafe(linear.length)
  for (let i = 0; i < linear.length; i++)
    data[i] = curve[Math.round(Math.min(1, Math.max(0, linear[i]! * gain)) * 4096)]!
  return data
}
