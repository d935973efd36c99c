import { inflateSync } from 'node:zlib'
import type { ByteReader } from './byte-reader.ts'
import { Refusal } from './refusal.ts'

/** libpng skips chunks that inflate to more. */
const CHUNK_MAX_BYTES = 8 * 1024 ** 2
/** Room for a profile, a description and a long editing history. libpng would accept a thousand chunks. */
const TOTAL_MAX_BYTES = 32 * 1024 ** 2
/** Several times a PNG of 100 megapixels in chunks of 8 kB. */
const CHUNKS_MAX = 500_000

/** Refuses a PNG whose compressed text inflates to more than a decoder should hold, before decoding it. */
export function refuseTextBomb(file: ByteReader) {
  let inflated = 0
  let chunks = 0
  for (let at = 8; at + 12 <= file.size;) {
    const head = file.read(at, 8)
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    if (type === 'IEND') return
    if (type === 'zTXt' || type === 'iTXt' || type === 'iCCP') inflated += inflatedBytes(type, file, at + 8, length)
    if (inflated > TOTAL_MAX_BYTES || ++chunks > CHUNKS_MAX)
      throw new Refusal('too_large', 'its text inflates to too much')
    at += 12 + length
  }
}

function inflatedBytes(type: string, file: ByteReader, at: number, length: number): number {
  // Deflate shrinks to 1/1000 at best, so libpng never reads more than this of a chunk.
  const chunk = file.read(at, Math.min(length, CHUNK_MAX_BYTES))
  const keywordEnd = chunk.indexOf(0)
  if (keywordEnd < 0) return 0
  const packedAt = type === 'iTXt' ? compressedTextAt(chunk, keywordEnd) : keywordEnd + 2
  if (packedAt === null) return 0
  try {
    return inflateSync(chunk.subarray(packedAt), { maxOutputLength: CHUNK_MAX_BYTES }).length
  } catch {
    // Invalid or over the limit: counts in full, because inflating it took as much work.
    return CHUNK_MAX_BYTES
  }
}

/** Offset after an iTXt chunk's flag, method, language and translated keyword; null if it isn't compressed. */
function compressedTextAt(chunk: Buffer, keywordEnd: number): number | null {
  const languageEnd = chunk.indexOf(0, keywordEnd + 3)
  const translatedEnd = languageEnd < 0 ? -1 : chunk.indexOf(0, languageEnd + 1)
  return chunk[keywordEnd + 1] === 1 && translatedEnd >= 0 ? translatedEnd + 1 : null
}
