import type { Blank, ReadBytes } from './blank.ts'

/** In front (ID3v2): a name, a version, flags, and a size in four bytes of seven bits. */
const FRONT_BYTES = 10
/** At the end (ID3v1). */
const END_BYTES = 128
/** Where APE tags end, before that or in its place. */
const APE_BYTES = 32

export function isMp3(beginning: Buffer): boolean {
  const isTagged = beginning.toString('latin1', 0, 3) === 'ID3'
  return isTagged || (beginning.length >= 2 && (beginning.readUInt16BE(0) & 0xffe0) === 0xffe0)
}

/** In an MP3 that is what its tags say, of which there may be one in front and one at the end; null where there is another kind. */
export async function findMp3Blanks(read: ReadBytes, size: number): Promise<Blank[] | null> {
  const blanks: Blank[] = []
  const front = await read(0, Math.min(FRONT_BYTES, size))
  if (front.toString('latin1', 0, 3) === 'ID3') {
    const length = front.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    if (front.length < FRONT_BYTES || FRONT_BYTES + length > size) return null
    blanks.push({ start: FRONT_BYTES, end: FRONT_BYTES + length })
  }
  const end = await read(Math.max(0, size - END_BYTES), size)
  const hasEnd = end.toString('latin1', 0, 3) === 'TAG'
  if (hasEnd) blanks.push({ start: size - END_BYTES + 3, end: size })
  const before = hasEnd ? size - END_BYTES : size
  const ape = await read(Math.max(0, before - APE_BYTES), before)
  return ape.includes('APETAGEX', 'latin1') ? null : blanks
}
