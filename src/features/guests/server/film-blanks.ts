import type { Blank, ReadBytes } from './blank.ts'
import { findMp3Blanks, isMp3 } from './mp3-blanks.ts'
import { findMp4Blanks } from './mp4-blanks.ts'
import { findWebmBlanks, isWebm } from './webm-blanks.ts'

/**
 * Finds what must not leave the family in a film or sound, in the order of the file, which keeps its size, so that ranges of it can
 * be served. Null where the file is not understood in full: then it is not to be given.
 */
export async function findBlanks(read: ReadBytes, size: number): Promise<Blank[] | null> {
  const beginning = await read(0, Math.min(4, size))
  const find = isWebm(beginning) ? findWebmBlanks : isMp3(beginning) ? findMp3Blanks : findMp4Blanks
  return find(read, size)
}
