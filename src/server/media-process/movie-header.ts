import type { ByteReader } from './byte-reader.ts'
import { Refusal } from './refusal.ts'

export type MovieHeader = {
  /** Seconds since 1970, UTC. Null if the device didn't know. */
  created: number | null
  /** Duration in the header, in seconds. Null if there is none. */
  duration: number | null
}

/** Seconds from QuickTime's epoch, 1904, to 1970. */
const SECONDS_1904_TO_1970 = 2_082_844_800
/** No phone recorded video before 1990; earlier times are clocks that were never set. */
const EARLIEST_CREATED = Date.UTC(1990) / 1000
/** One fragment per second for a day. */
const MAX_BOXES = 200_000

/** Container boxes, down to the sample tables. */
const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']
const ENTRY_BYTES = 8

type Box = { type: string; begin: number; end: number }

/**
 * Reads `mvhd` of an MP4 or QuickTime file.
 * @throws Refusal if the file ends before its audio and video do, or claims more samples than it has bytes
 */
export function readMovieHeader(file: ByteReader): MovieHeader {
  let header: MovieHeader | undefined
  const budget = { boxes: MAX_BOXES, entries: file.size / ENTRY_BYTES }
  for (const box of boxes(file, 0, file.size, budget)) {
    if ((box.type === 'mdat' || box.type === 'moov') && box.end > file.size)
      throw new Refusal('damaged', `${box.type} is cut off`)
    if (box.type === 'moov') header ??= movieHeaderOf(file, box, budget)
    if (box.type === 'moov' || box.type === 'moof') refuseSampleFlood(file, box, budget, { left: file.size })
  }
  if (!header) throw new Refusal('damaged', 'no index')
  return header
}

/** Totals for one file, so that reading takes time in proportion to its size. */
type Budget = { boxes: number; entries: number }

function movieHeaderOf(file: ByteReader, movie: Box, budget: Budget): MovieHeader | undefined {
  for (const box of boxes(file, movie.begin, movie.end, budget))
    if (box.type === 'mvhd') return parse(file.read(box.begin, 32))
  return undefined
}

type Samples = { left: number }

/**
 * Mediabunny 1.61 creates an object for each sample that a table claims, and an eight-byte entry may claim four billion. A
 * video frame has at least one byte. Audio without composition offsets (`ctts`) isn't expanded, and may be packed tighter.
 */
function refuseSampleFlood(file: ByteReader, box: Box, budget: Budget, samples: Samples): void {
  const inside = [...boxes(file, box.begin, Math.min(box.end, file.size), budget)]
  const hasOffsets = inside.some(({ type }) => type === 'ctts')
  for (const one of inside) {
    if (CONTAINERS.includes(one.type)) refuseSampleFlood(file, one, budget, samples)
    else if (one.type === 'trun') take(samples, file.read(one.begin + 4, 4))
    else if (hasOffsets && (one.type === 'stts' || one.type === 'ctts')) refuseFloodInTable(file, one, budget)
  }
}

/** Reads by the entry count, not the size of the box, as Mediabunny does. */
function refuseFloodInTable(file: ByteReader, { begin }: Box, budget: Budget): void {
  const head = file.read(begin + 4, 4)
  const entries = head.length === 4 ? head.readUInt32BE(0) : 0
  budget.entries -= entries
  if (budget.entries < 0) throw new Refusal('damaged', 'more entries than bytes')
  const bytes = file.read(begin + 8, entries * ENTRY_BYTES)
  const samples = { left: file.size }
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) take(samples, bytes.subarray(at, at + 4))
}

function take(samples: Samples, count: Buffer): void {
  samples.left -= count.length === 4 ? count.readUInt32BE(0) : 0
  if (samples.left < 0) throw new Refusal('damaged', 'more samples than bytes')
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
