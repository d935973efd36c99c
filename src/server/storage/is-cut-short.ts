import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { WholeStream } from './file-stream.ts'

/** Reads bytes of a file from `start` to before `end`; fewer at its end. */
type Read = (start: number, end: number) => Promise<Buffer>

/**
 * Whether the end of a derivative is missing, because a power cut came before all of it was on disk. Derivatives say in their
 * format how long they are (WebP, MP4) or how they end (JPEG).
 */
async function isCutShort(size: number, read: Read): Promise<boolean> {
  if (size === 0) return true
  const head = await read(0, 12)
  if (head.length < 12) return false
  if (head.toString('latin1', 0, 4) === 'RIFF') return size < head.readUInt32LE(4) + 8
  if (head.readUInt16BE(0) === 0xffd8) return (await read(size - 2, size)).readUInt16BE(0) !== 0xffd9
  return head.toString('latin1', 4, 8) === 'ftyp' && (await isMovieCutShort(size, read))
}

/** The boxes of an MP4 file follow each other up to its end. */
async function isMovieCutShort(size: number, read: Read): Promise<boolean> {
  let at = 0
  while (at < size) {
    const head = await read(at, at + 16)
    if (head.length < 8) return true
    const length = head.readUInt32BE(0)
    // It reaches to the end of the file.
    if (length === 0) return false
    if (length === 1 && head.length < 16) return true
    at += length === 1 ? Number(head.readBigUInt64BE(8)) : Math.max(8, length)
  }
  return at > size
}

/** Small files have been read already. */
export function isStreamCutShort(file: string, stream: Readable | undefined, size: number): Promise<boolean> {
  if (!(stream instanceof WholeStream)) return isFileCutShort(file, size)
  return isCutShort(size, async (start, end) => stream.bytes.subarray(start, end))
}

export async function isFileCutShort(file: string, size: number): Promise<boolean> {
  const handle = await open(file)
  try {
    return await isCutShort(size, async (start, end) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await handle.close()
  }
}
