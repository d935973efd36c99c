import type { Blank, ReadBytes } from './blank.ts'
import { findMp4Blanks } from './mp4-blanks.ts'
import { findWebmBlanks, isWebm } from './webm-blanks.ts'

/**
 * Finds what must not leave the family in a film, in the order of the file, which keeps its size, so that ranges of it can
 * be served. Null where the file is not understood in full: then it is not to be given.
 */
export async function findBlanks(read: ReadBytes, size: number): Promise<Blank[] | null> {
  const find = isWebm(await read(0, Math.min(4, size))) ? findWebmBlanks : findMp4Blanks
  return find(read, size)
}
