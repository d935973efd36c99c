import type { ByteReader } from './byte-reader.ts'
import { Refusal } from './refusal.ts'

/** Ten are typical, and no one needs a hundred. Each pass covers the whole image, so few bytes can keep a decoder busy for long. */
const MAX_SCANS = 500
const CHUNK_BYTES = 16 * 1024
const END = 0xd9
const START_OF_SCAN = 0xda

/** Refuses a JPEG with more scans than any program writes, before decoding it. */
export function refuseManyScans(file: ByteReader) {
  let scans = 0
  for (const code of markersOf(file)) {
    if (code === END) return
    if (code === START_OF_SCAN) scans += 1
    if (scans > MAX_SCANS) throw new Refusal('too_slow', `more than ${MAX_SCANS} scans`)
  }
}

/** Finds markers as decoders do, skipping anything between two segments. */
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
    // Fill byte; else an escaped 0xff or a marker within a scan.
    if (code === 0xff) at += 1
    else if (code === 0 || (code >= 0xd0 && code <= 0xd7)) at += 2
    else {
      yield code
      at += 2 + (code === 0xd8 || code === END ? 0 : chunk.readUInt16BE(found + 2))
    }
  }
}
