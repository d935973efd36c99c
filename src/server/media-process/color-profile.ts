/** Raw pixels, three bytes each, without padding between rows. */
export type RgbImage = { data: Buffer; width: number; height: number }

/**
 * Whether an ICC profile equals sRGB within 8-bit precision. Most phones and programs attach one, and converting sRGB to sRGB
 * would take more than half of a photo's processing time.
 */
export function isSrgbProfile(profile: Buffer): boolean {
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => xyzOf(profile, tag))
  const matches = columns.every((column, i) =>
    column?.every((value, j) => Math.abs(value - (srgbColumns[i]?.[j] ?? 0)) < 0.003),
  )
  return matches && ['rTRC', 'gTRC', 'bTRC'].every((tag) => isSrgbCurve(findTag(profile, tag)))
}

/** The primaries of sRGB as in profiles, adapted to D50 (IEC 61966-2-1, ICC.1:2010 annex E). */
const srgbColumns = [
  [0.4361, 0.2225, 0.0139],
  [0.3851, 0.7169, 0.0971],
  [0.1431, 0.0606, 0.7141],
]

function isSrgbCurve(curve: Buffer | null): boolean {
  const value = curve && curveFunction(curve)
  if (!value) return false
  return [0.05, 0.2, 0.5, 0.8].every(
    (x) => Math.abs(value(x) - (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)) < 0.002,
  )
}

/** Curve of a `curv` or `para` tag from 0..1 to 0..1. */
function curveFunction(tag: Buffer): ((x: number) => number) | null {
  const type = tag.toString('latin1', 0, 4)
  if (type === 'para' && tag.length >= 32 && tag.readUInt16BE(8) === 3) {
    const [g, a, b, c, d] = [12, 16, 20, 24, 28].map((at) => tag.readInt32BE(at) / 65536) as [
      number,
      number,
      number,
      number,
      number,
    ]
    return (x) => (x >= d ? (a * x + b) ** g : c * x)
  }
  const count = type === 'curv' ? tag.readUInt32BE(8) : 0
  if (count < 2 || tag.length < 12 + count * 2) return null
  return (x) => {
    const at = x * (count - 1)
    const [below, above] = [Math.floor(at), Math.ceil(at)].map((i) => tag.readUInt16BE(12 + i * 2) / 65535) as [
      number,
      number,
    ]
    return below + (above - below) * (at - Math.floor(at))
  }
}

function xyzOf(profile: Buffer, name: string): number[] | null {
  const tag = findTag(profile, name)
  return tag && tag.length >= 20 ? [8, 12, 16].map((at) => tag.readInt32BE(at) / 65536) : null
}

function findTag(profile: Buffer, name: string): Buffer | null {
  const count = profile.length >= 132 ? Math.min(profile.readUInt32BE(128), 100) : 0
  for (let at = 132; at + 12 <= profile.length && at < 132 + count * 12; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== name) continue
    const offset = profile.readUInt32BE(at + 4)
    const tag = profile.subarray(offset, offset + profile.readUInt32BE(at + 8))
    return tag.length >= 12 ? tag : null
  }
  return null
}

/** Raw pixels and their profile as an uncompressed TIFF, the only input in which sharp accepts both. */
export function tiffWithProfile({ data, width, height }: RgbImage, profile: Buffer): Buffer {
  const entries: [tag: number, type: 3 | 4 | 7, count: number, value: number][] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 3, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 2],
    [273, 4, 1, 0],
    [277, 3, 1, 3],
    [278, 4, 1, height],
    [279, 4, 1, data.length],
    [34675, 7, profile.length, 0],
  ]
  const bitsAt = 8 + 2 + entries.length * 12 + 4
  const profileAt = bitsAt + 6
  const header = Buffer.alloc(profileAt + profile.length)
  header.write('II*\0', 'latin1')
  header.writeUInt32LE(8, 4)
  header.writeUInt16LE(entries.length, 8)
  const places: Record<number, number> = { 258: bitsAt, 273: header.length, 34675: profileAt }
  entries.forEach(([tag, type, count, value], i) => {
    const at = 10 + i * 12
    header.writeUInt16LE(tag, at)
    header.writeUInt16LE(type, at + 2)
    header.writeUInt32LE(count, at + 4)
    header.writeUInt32LE(places[tag] ?? value, at + 8)
  })
  for (const at of [0, 2, 4]) header.writeUInt16LE(8, bitsAt + at)
  profile.copy(header, profileAt)
  return Buffer.concat([header, data])
}
