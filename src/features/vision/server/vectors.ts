/**
 * Embeddings in a quarter of the space of floats or less. Only the angle between two of them matters, so their length is dropped.
 */

const BITS = 4
const LEVELS = 2 ** BITS - 1

/** As signed bytes, scaled so that the largest number is 127. */
export function toBytes(numbers: ArrayLike<number>): Buffer {
  const largest = Array.from(numbers).reduce((most, number) => Math.max(most, Math.abs(number)), 0) || 1
  return Buffer.from(Int8Array.from(numbers, (number) => Math.round((number / largest) * 127)).buffer)
}

/** A vector whose length is known, to be compared with others. */
export type Vector = { bytes: Int8Array; length: number }

export function toVector(bytes: Buffer): Vector {
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return { bytes: signed, length: Math.sqrt(dot(signed, signed)) || 1 }
}

/** The cosine of the angle: 1 is the same direction. Vectors of different models aren't alike. */
export function similarity(one: Vector, other: Vector): number {
  if (one.bytes.length !== other.bytes.length) return -1
  return dot(one.bytes, other.bytes) / one.length / other.length
}

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0
  // Integers, which take two thirds of the time.
  for (let i = 0; i < one.length; i++) sum = (sum + Math.imul(one[i] as number, other[i] as number)) | 0
  return sum
}

/** The mean direction of vectors, each with its weight. */
export function meanOf(weighted: readonly (readonly [Vector, number])[]): Buffer {
  const sums = new Float64Array(weighted[0]?.[0].bytes.length ?? 0)
  for (const [{ bytes, length }, weight] of weighted)
    if (bytes.length === sums.length)
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + ((bytes[i] as number) / length) * weight
  return toBytes(sums)
}

export type Planes = { planes: string; signs: string; low: number; step: number; total: number }

/**
 * As four bits each, one plane after the other from the lowest bit, so that PostgreSQL multiplies two vectors by counting the
 * bits that they share. The vector has length 1.
 */
export function toPlanes(numbers: readonly number[]): Planes {
  const { levels, low, step } = toLevels(numbers)
  const planes = planesOf(levels).join('')
  return { planes, signs: signsOf(numbers), low, step, total: levels.reduce((sum, level) => sum + level, 0) }
}

/** What a vector in planes is multiplied with: for each sum of two bits' positions, the planes that meet there. */
export function toMasks(numbers: readonly number[]) {
  const { levels, low, step } = toLevels(numbers)
  const planes = planesOf(levels)
  const none = '0'.repeat(levels.length)
  const masks = Array.from({ length: 2 * BITS - 1 }, (_, sum) =>
    planes.map((_plane, bit) => planes[sum - bit] ?? none).join(''),
  )
  const total = levels.reduce((sum, level) => sum + level, 0)
  return { masks, signs: signsOf(numbers), low, step, total, dimensions: levels.length }
}

/** One bit for each positive number. Vectors with similar signs point in similar directions. */
function signsOf(numbers: readonly number[]): string {
  return numbers.map((number) => (number > 0 ? '1' : '0')).join('')
}

function toLevels(numbers: readonly number[]) {
  const length = Math.hypot(...numbers) || 1
  const unit = numbers.map((number) => number / length)
  const low = Math.min(...unit)
  const step = (Math.max(...unit) - low) / LEVELS || 1
  return { levels: unit.map((number) => Math.round((number - low) / step)), low, step }
}

function planesOf(levels: readonly number[]): string[] {
  return Array.from({ length: BITS }, (_, bit) => levels.map((level) => (level >> bit) & 1).join(''))
}
