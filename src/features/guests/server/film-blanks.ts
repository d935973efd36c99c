import type { Blank, ReadBytes } from './blank.ts'
import { findMp3Blanks, isMp3 } from './mp3-blanks.ts'
import { findMp4Blanks } from './mp4-blanks.ts'
import { findWebmBlanks, isWebm } from './webm-blanks.ts'

/**
 * Finds private metadata in a video or audio file, in file order. The file's size stays the same, so ranges can be
 * served. Null if the file can't be parsed completely: don't serve it then.
 */
export async function findBlanks(read: ReadBytes, size: number): Promise<Blank[] | null> {
  const beginning = await read(0, Math.min(4, size))
  const find = isWebm(beginning) ? findWebmBlanks : isMp3(beginning) ? findMp3Blanks : findMp4Blanks
  return find(read, size)
}
