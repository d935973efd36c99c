import type { ByteReader } from './byte-reader.ts'
import { textOfBytes } from './plain-text.ts'

/** Directories of the TIFF structure, which EXIF, DNG and Apple's maker note share. Invalid values read as absent. */
export type TiffFile = { reader: ByteReader; littleEndian: boolean; first: number }
type Entry = { type: number; count: number; at: number; bytes: number }
export type Directory = { tiff: TiffFile; entries: Map<number, Entry>; next: number }

const bytesOfType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const MAX_ENTRIES = 1000
const MAX_VALUE_BYTES = 128 * 1024

export function openTiff(reader: ByteReader): TiffFile | null {
  const head = reader.read(0, 8)
  const order = head.toString('latin1', 0, 4)
  if (head.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return null
  const littleEndian = order === 'II*\0'
  return { reader, littleEndian, first: unsigned(head, 4, 4, littleEndian) }
}

export function readDirectory(tiff: TiffFile, offset: number): Directory | null {
  const { reader, littleEndian } = tiff
  const head = reader.read(offset, 2)
  if (offset <= 0 || head.length < 2) return null
  const count = Math.min(unsigned(head, 0, 2, littleEndian), MAX_ENTRIES)
  const table = reader.read(offset + 2, count * 12 + 4)
  const entries = new Map<number, Entry>()
  for (let at = 0; at + 12 <= table.length && at < count * 12; at += 12) {
    const type = unsigned(table, at + 2, 2, littleEndian)
    const size = bytesOfType[type] ?? 0
    const values = unsigned(table, at + 4, 4, littleEndian)
    const bytes = size * values
    if (!size || !values) continue
    const place = bytes <= 4 ? offset + 2 + at + 8 : unsigned(table, at + 8, 4, littleEndian)
    const tag = unsigned(table, at, 2, littleEndian)
    if (place + bytes <= reader.size && !entries.has(tag)) entries.set(tag, { type, count: values, at: place, bytes })
  }
  const next = table.length >= count * 12 + 4 ? unsigned(table, count * 12, 4, littleEndian) : 0
  return { tiff, entries, next }
}

export function bytesOf(directory: Directory, tag: number): Buffer | null {
  const entry = directory.entries.get(tag)
  return entry && entry.bytes <= MAX_VALUE_BYTES ? directory.tiff.reader.read(entry.at, entry.bytes) : null
}

/** A tag's text up to the NUL. */
export function textOf(directory: Directory, tag: number): string | null {
  const bytes = bytesOf(directory, tag)
  if (!bytes) return null
  const end = bytes.indexOf(0)
  const text = textOfBytes(end < 0 ? bytes : bytes.subarray(0, end)).trim()
  return text || null
}

/** A tag's numbers. Invalid ones, and fractions over zero, are NaN. */
export function numbersOf(directory: Directory, tag: number): number[] {
  const type = directory.entries.get(tag)?.type ?? 0
  const bytes = bytesOf(directory, tag)
  const size = bytesOfType[type]
  if (!bytes || !size) return []
  const { littleEndian } = directory.tiff
  const numbers: number[] = []
  for (let at = 0; at + size <= bytes.length; at += size) numbers.push(numberAt(bytes, at, type, littleEndian))
  return numbers
}

/** A tag's first number, or null. */
export function numberOf(directory: Directory, tag: number): number | null {
  const [number] = numbersOf(directory, tag)
  return number !== undefined && Number.isFinite(number) ? number : null
}

function numberAt(bytes: Buffer, at: number, type: number, littleEndian: boolean): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  switch (type) {
    case 1:
    case 7:
      return view.getUint8(at)
    case 6:
      return view.getInt8(at)
    case 3:
      return view.getUint16(at, littleEndian)
    case 8:
      return view.getInt16(at, littleEndian)
    case 4:
    case 13:
      return view.getUint32(at, littleEndian)
    case 9:
      return view.getInt32(at, littleEndian)
    case 5:
      return fraction(view.getUint32(at, littleEndian), view.getUint32(at + 4, littleEndian))
    case 10:
      return fraction(view.getInt32(at, littleEndian), view.getInt32(at + 4, littleEndian))
    case 11:
      return view.getFloat32(at, littleEndian)
    case 12:
      return view.getFloat64(at, littleEndian)
    default:
      return NaN
  }
}

const fraction = (over: number, under: number) => (under === 0 ? NaN : over / under)

function unsigned(bytes: Buffer, at: number, length: 2 | 4, littleEndian: boolean): number {
  return littleEndian ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length)
}
