import type { Redaction, ReadBytes } from './redaction.ts'

/** Boxes with private data are renamed to this: players skip it. */
const FREE = Buffer.from('free', 'latin1')

type Span = { start: number; end: number }
type Box = { type: string; start: number; body: number; end: number }

/** Phones write a few kilobytes; hours of video take a few megabytes. */
const MOVIE_HEADER_MAX_BYTES = 64 * 1024 ** 2
const BOXES_MAX = 2_000
const HEADER_BYTES = 16

/** Boxes needed for playback. All others may name places, people or devices. */
const NEEDED = {
  moov: new Set(['mvhd', 'trak']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl', 'hdlr']),
}

/**
 * Finds private data in an MP4 or QuickTime file: user data, metadata, tracks other than video and audio (phones and
 * action cameras store locations there), and bytes between the samples of the others (iPhones leave their first,
 * unfinished headers there). Also null for fragmented files.
 */
export async function findMp4Redactions(read: ReadBytes, size: number): Promise<Redaction[] | null> {
  const redactions: Redaction[] = []
  const data: Box[] = []
  let samples: Span[] | undefined
  for (let at = 0, boxes = 0; at < size; boxes++) {
    const box = boxes < BOXES_MAX ? boxAt(await read(at, Math.min(at + HEADER_BYTES, size)), 0, size - at, at) : null
    // Fragmented files store their sample tables elsewhere; phones don't produce them.
    if (!box || box.type === 'moof') return null
    if (box.type === 'moov') {
      const movie =
        !samples && box.end - box.start <= MOVIE_HEADER_MAX_BYTES && partsOf(await read(box.start, box.end), box)
      if (!movie) return null
      redactions.push(...movie.redactions)
      samples = movie.samples
    } else if (box.type === 'mdat') data.push(box)
    else if (box.type !== 'ftyp') redactions.push(redactionOf(box))
    at = box.end
  }
  if (!samples) return null
  return [...redactions, ...data.flatMap((box) => gapsIn(box, samples))].toSorted((a, b) => a.start - b.start)
}

/** `bytes` has the whole movie header: returns its private parts, and the location of the samples to keep. */
function partsOf(bytes: Buffer, movie: Box): { redactions: Redaction[]; samples: Span[] } | null {
  const boxes = boxesIn(bytes, { ...movie, body: movie.body - movie.start, end: bytes.length })
  if (!boxes) return null
  const redactions: Redaction[] = []
  const samples: Span[] = []
  for (const box of boxes) {
    if (box.type !== 'trak') {
      if (!NEEDED.moov.has(box.type)) redactions.push(redactionOf(box))
      continue
    }
    const track = partsOfTrack(bytes, box)
    if (!track) return null
    redactions.push(...track.redactions)
    samples.push(...track.samples)
  }
  samples.sort((a, b) => a.start - b.start)
  return { redactions: redactions.map((redaction) => moved(redaction, movie.start)), samples }
}

function partsOfTrack(bytes: Buffer, track: Box): { redactions: Redaction[]; samples: Span[] } | null {
  const inTrack = boxesIn(bytes, track)
  const media = inTrack?.find(({ type }) => type === 'mdia')
  const inMedia = media && boxesIn(bytes, media)
  const handler = inMedia?.find(({ type }) => type === 'hdlr')
  if (!inTrack || !inMedia || !handler || handler.body + 12 > handler.end) return null
  const kind = bytes.toString('latin1', handler.body + 8, handler.body + 12)
  if (kind !== 'vide' && kind !== 'soun') return { redactions: [redactionOf(track)], samples: [] }
  const info = inMedia.find(({ type }) => type === 'minf')
  const inInfo = info && boxesIn(bytes, info)
  const table = inInfo?.find(({ type }) => type === 'stbl')
  const inTable = table && boxesIn(bytes, table)
  const samples = inTable && samplesOf(bytes, inTable)
  if (!inInfo || !samples) return null
  const redactions = [
    ...inTrack.filter(({ type }) => !NEEDED.trak.has(type)),
    ...inMedia.filter(({ type }) => !NEEDED.mdia.has(type)),
    ...inInfo.filter(({ type }) => !NEEDED.minf.has(type)),
  ].map(redactionOf)
  return { redactions, samples }
}

/** The parts of the media data that belong to no sample. `samples` are in file order. */
function gapsIn({ body, end }: Box, samples: readonly Span[]): Redaction[] {
  const gaps: Redaction[] = []
  let at = body
  for (const sample of samples) {
    if (sample.end <= at || sample.start >= end) continue
    if (sample.start > at) gaps.push({ start: at, end: sample.start })
    at = sample.end
  }
  if (at < end) gaps.push({ start: at, end })
  return gaps
}

/** The byte ranges of a track's samples: chunks from stco or co64, samples per chunk from stsc, sizes from stsz. */
function samplesOf(bytes: Buffer, table: Box[]): Span[] | null {
  const of = (type: string) => table.find((box) => box.type === type)
  const [stsz, stsc, chunks] = [of('stsz'), of('stsc'), of('stco') ?? of('co64')]
  if (!stsz || !stsc || !chunks) return null
  const wide = chunks.type === 'co64'
  const count = bytes.readUInt32BE(chunks.body + 4)
  const fixedSize = bytes.readUInt32BE(stsz.body + 4)
  const samples = bytes.readUInt32BE(stsz.body + 8)
  const runs = bytes.readUInt32BE(stsc.body + 4)
  const fits =
    chunks.body + 8 + count * (wide ? 8 : 4) <= chunks.end &&
    stsc.body + 8 + runs * 12 <= stsc.end &&
    (fixedSize > 0 || stsz.body + 12 + samples * 4 <= stsz.end)
  if (!fits || (count > 0 && runs === 0)) return null

  const spans: Span[] = []
  let sample = 0
  for (let chunk = 0, run = 0; chunk < count; chunk++) {
    while (run + 1 < runs && bytes.readUInt32BE(stsc.body + 8 + (run + 1) * 12) <= chunk + 1) run++
    const here = Math.min(bytes.readUInt32BE(stsc.body + 8 + run * 12 + 4), samples - sample)
    let length = fixedSize * here
    if (fixedSize === 0) for (let n = 0; n < here; n++) length += bytes.readUInt32BE(stsz.body + 12 + (sample + n) * 4)
    sample += here
    const at = chunks.body + 8 + chunk * (wide ? 8 : 4)
    const start = wide ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
    if (length > 0) spans.push({ start, end: start + length })
  }
  return spans
}

/** The boxes inside a box, in order; null if they don't fill it. */
function boxesIn(bytes: Buffer, { body, end }: Box): Box[] | null {
  const boxes: Box[] = []
  for (let at = body; at < end;) {
    // QuickTime ends some lists with four zero bytes.
    if (end - at === 4 && bytes.readUInt32BE(at) === 0) break
    const box = boxes.length < BOXES_MAX ? boxAt(bytes, at, end - at, at) : null
    if (!box) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Reads a header at `offset` of `bytes`. The box starts at `start` and may take `room` bytes. */
function boxAt(bytes: Buffer, offset: number, room: number, start: number): Box | null {
  if (room < 8 || bytes.length - offset < 8) return null
  const type = bytes.toString('latin1', offset + 4, offset + 8)
  const short = bytes.readUInt32BE(offset)
  if (short === 1) {
    if (bytes.length - offset < 16) return null
    const long = Number(bytes.readBigUInt64BE(offset + 8))
    return long >= 16 && long <= room ? { type, start, body: start + 16, end: start + long } : null
  }
  const length = short === 0 ? room : short
  return length >= 8 && length <= room ? { type, start, body: start + 8, end: start + length } : null
}

function redactionOf({ start, body, end }: Box): Redaction {
  return { start: body, end, renamed: { at: start + 4, to: FREE } }
}

function moved({ start, end, renamed }: Redaction, by: number): Redaction {
  return { start: start + by, end: end + by, ...(renamed && { renamed: { ...renamed, at: renamed.at + by } }) }
}
