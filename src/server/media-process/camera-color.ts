export type Matrix3 = number[][]

/** Linear sRGB to XYZ under daylight (IEC 61966-2-1). */
const srgbToXyz: Matrix3 = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]

const identity: Matrix3 = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/**
 * The matrix from a camera's own linear colours to linear sRGB, from DNG's ColorMatrix (XYZ to camera, nine numbers) and
 * AsShotNeutral (what the camera saw of a white sheet). Either may be missing.
 */
export function cameraToSrgb(colorMatrix: number[], neutral: number[]): Matrix3 {
  const gains = whiteBalance(neutral)
  const known = colorMatrix.length === 9 && colorMatrix.every(Number.isFinite)
  const xyzToCamera = [0, 3, 6].map((at) => colorMatrix.slice(at, at + 3))
  // White must stay white: each row of sRGB to camera is brought to a sum of one before it is turned around.
  const toCamera = known
    ? multiply(xyzToCamera, srgbToXyz).map((row) => row.map((value) => value / sum(row)))
    : identity
  const toSrgb = inverse(toCamera) ?? identity
  return toSrgb.map((row) => row.map((value, i) => value * gains[i]!))
}

/** Gains for red, green and blue, the least of them 1. */
function whiteBalance(neutral: number[]): number[] {
  if (neutral.length !== 3 || !neutral.every((value) => value > 0)) return [1, 1, 1]
  const brightest = Math.max(...neutral)
  return neutral.map((value) => brightest / value)
}

function multiply(one: Matrix3, other: Matrix3): Matrix3 {
  return one.map((row) => [0, 1, 2].map((j) => sum(row.map((value, k) => value * other[k]![j]!))))
}

function inverse(m: Matrix3): Matrix3 | null {
  const minor = (i: number, j: number) => {
    const [a, b] = [0, 1, 2].filter((row) => row !== i) as [number, number]
    const [c, d] = [0, 1, 2].filter((column) => column !== j) as [number, number]
    return m[a]![c]! * m[b]![d]! - m[a]![d]! * m[b]![c]!
  }
  const determinant = sum([0, 1, 2].map((j) => sign(0, j) * m[0]![j]! * minor(0, j)))
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-9) return null
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => (sign(i, j) * minor(j, i)) / determinant))
}

const sign = (i: number, j: number) => ((i + j) % 2 ? -1 : 1)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
