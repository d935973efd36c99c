import type { ByteReader } from './byte-reader.ts'
import { Refusal } from './refusal.ts'

export type MovieHeader = {
  /** Seconds since 1970, UTC; null where the device did not know. */
  created: number | null
  /** What the header claims, in seconds; null where it claims nothing. */
  duration: number | null
}

/** Seconds from 1904, when QuickTime's time begins, to 1970. */
const SECONDS_1904_TO_1970 = 2_082_844_800
/** No telephone filmed before; what is earlier is a clock that was never set. */
const EARLIEST_CREATED = Date.UTC(1990) / 1000
/** A fragment a second for a whole day. */
const MAX_BOXES = 200_000

type Box = { type: string; begin: number; end: number }

/** Reads `mvhd` of an MP4 or QuickTime file. Refuses a file that ends before its sound and pictures do. */
export function readMovieHeader(file: ByteReader): MovieHeader {
  let header: MovieHeader | undefined
  const budget = { boxes: MAX_BOXES }
  for (const box of boxes(file, 0, file.size, budget)) {
    if ((box.type === 'mdat' || box.type === 'moov') && box.end > file.size)
      throw new Refusal('damaged', `${box.type} is cut off`)
    if (box.type === 'moov') header ??= movieHeaderOf(file, box, budget)
  }
  if (!header) throw new Refusal('damaged', 'no index')
  return header
}

type Budget = { boxes: number }

function movieHeaderOf(file: ByteReader, movie: Box, budget: Budget): MovieHeader | undefined {
  for (const box of boxes(file, movie.begin, movie.end, budget))
    if (box.type === 'mvhd') return parse(file.read(box.begin, 32))
  return undefined
}

function parse(bytes: Buffer): MovieHeader {
  const isLong = bytes[0] === 1
  if (bytes.length < 32) return { created: null, duration: null }
  const created = (isLong ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4)) - SECONDS_1904_TO_1970
  const scale = bytes.readUInt32BE(isLong ? 20 : 12)
  const ticks = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  return {
    created: created >= EARLIEST_CREATED ? created : null,
    duration: scale > 0 && ticks > 0 ? ticks / scale : null,
  }
}

function* boxes(file: ByteReader, from: number, to: number, budget: Budget): Generator<Box> {
  for (let at = from; at + 8 <= to && budget.boxes-- > 0;) {
    const head = file.read(at, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const size = short === 0 ? to - at : isLong ? Number(head.readBigUInt64BE(8)) : short
    const header = isLong ? 16 : 8
    if (size < header) return
    yield { type: head.toString('latin1', 4, 8), begin: at + header, end: at + size }
    at += size
  }
}
