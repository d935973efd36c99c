import type { ByteReader } from './byte-reader.ts'
import { Refusal } from './refusal.ts'

/** Ten are usual, and nobody needs a hundred. Each goes over the whole picture, so that few bytes keep a decoder busy for long. */
const MOST_SCANS = 500
const CHUNK_BYTES = 16 * 1024
const END = 0xd9
const START_OF_SCAN = 0xda

/** Refuses a JPEG that comes in more layers than any program writes, before a decoder has met it. */
export function refuseManyScans(file: ByteReader) {
  let scans = 0
  for (const code of markersOf(file)) {
    if (code === END) return
    if (code === START_OF_SCAN) scans += 1
    if (scans > MOST_SCANS) throw new Refusal('too_slow', `more than ${MOST_SCANS} scans`)
  }
}

/** As decoders find them: whatever lies between two segments is passed over. */
function* markersOf(file: ByteReader): Generator<number> {
  let chunk: Buffer = Buffer.alloc(0)
  let begin = 0
  for (let at = 2; ;) {
    if (at + 4 > begin + chunk.length) [chunk, begin] = [file.read(at, CHUNK_BYTES), at]
    if (chunk.length < 4) return
    const found = chunk.indexOf(0xff, at - begin)
    at = found < 0 ? begin + chunk.length : begin + found
    if (found < 0 || found + 4 > chunk.length) continue
    const code = chunk.readUInt8(found + 1)
    // A filling byte; 0xff itself, and the marks within a scan.
    if (code === 0xff) at += 1
    else if (code === 0 || (code >= 0xd0 && code <= 0xd7)) at += 2
    else {
      yield code
      at += 2 + (code === 0xd8 || code === END ? 0 : chunk.readUInt16BE(found + 2))
    }
  }
}
