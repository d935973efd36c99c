import { findMp4Redactions } from './mp4-redactions.ts'
import type { ReadBytes, Redaction } from './redaction.ts'
import { findWebmRedactions, isWebm } from './webm-redactions.ts'

/**
 * Finds private metadata in a video or audio file, in file order. The file's size stays the same, so ranges can be
 * served. Null if the file can't be parsed completely: don't serve it then.
 */
export async function findRedactions(read: ReadBytes, size: number): Promise<Redaction[] | null> {
  const beginning = await read(0, Math.min(4, size))
  const find = isWebm(beginning) ? findWebmRedactions : isMp3(beginning) ? findMp3Redactions : findMp4Redactions
  return find(read, size)
}

/** At the start (ID3v2): an identifier, a version, flags, and a size of four bytes with seven bits each. */
const FRONT_BYTES = 10
/** At the end (ID3v1). */
const END_BYTES = 128
/** The end of APE tags, before ID3v1 or in its place. */
const APE_BYTES = 32

function isMp3(beginning: Buffer): boolean {
  const isTagged = beginning.toString('latin1', 0, 3) === 'ID3'
  return isTagged || (beginning.length >= 2 && (beginning.readUInt16BE(0) & 0xffe0) === 0xffe0)
}

/** Finds an MP3's tags, at the start and at the end; null if there's another kind. */
async function findMp3Redactions(read: ReadBytes, size: number): Promise<Redaction[] | null> {
  const redactions: Redaction[] = []
  const front = await read(0, Math.min(FRONT_BYTES, size))
  if (front.toString('latin1', 0, 3) === 'ID3') {
    const length = front.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    if (front.length < FRONT_BYTES || FRONT_BYTES + length > size) return null
    redactions.push({ start: FRONT_BYTES, end: FRONT_BYTES + length })
  }
  const end = await read(Math.max(0, size - END_BYTES), size)
  const hasEnd = end.toString('latin1', 0, 3) === 'TAG'
  if (hasEnd) redactions.push({ start: size - END_BYTES + 3, end: size })
  const before = hasEnd ? size - END_BYTES : size
  const ape = await read(Math.max(0, before - APE_BYTES), before)
  return ape.includes('APETAGEX', 'latin1') ? null : redactions
}
