import type { Redaction, ReadBytes } from './redaction.ts'
import { findMp3Redactions, isMp3 } from './mp3-redactions.ts'
import { findMp4Redactions } from './mp4-redactions.ts'
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
