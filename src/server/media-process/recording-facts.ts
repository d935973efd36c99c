import {
  FilePathSource,
  Input,
  MP3,
  MP4,
  QTFF,
  WEBM,
  type InputAudioTrack,
  type InputFormat,
  type InputTrack,
  type InputVideoTrack,
  type MetadataTags,
} from 'mediabunny'
import type { ByteReader } from './byte-reader.ts'
import { captureTime, captureTimeInUtc, captureTimeOfName, parseIsoTime } from './capture-time.ts'
import { contentIdentifier } from './exif.ts'
import {
  NO_CAPTURE_TIME,
  NO_POSITION,
  type Camera,
  type CaptureTime,
  type Pairing,
  type Position,
} from './media-report.ts'
import { limitedSource } from './limited-source.ts'
import { readMovieHeader, type MovieHeader } from './movie-header.ts'
import { plainLine, plainText, textOfBytes } from './plain-text.ts'
import { position, positionOfIso6709, positionOfLoci } from './position.ts'
import { orDamaged, Refusal } from './refusal.ts'
import type { RecordingFormat } from './sniff-format.ts'

export type RecordingFacts = CaptureTime &
  Position & {
    /** Size as displayed, and whether it's HDR; null for audio. */
    video: { width: number; height: number; highDynamicRange: boolean } | null
    duration_ms: number
    /** Whether the file stores its correct duration. Without it, players can't seek. */
    tells_duration: boolean
    codecs: { video: string | null; audio: string | null }
    camera: Camera | null
    description: string | null
    pairing: Pairing | null
  }

const DESCRIPTION_MAX_LENGTH = 5000
/** Headers may round, and an edit list may shorten. But a header mustn't claim much more than the tracks contain. */
const MAX_HEADER_EXCESS = 1.1
const MAX_HEADER_EXCESS_S = 1

export const readers: Record<RecordingFormat, InputFormat[]> = {
  mp4: [MP4],
  quicktime: [QTFF],
  webm: [WEBM],
  mp3: [MP3],
}
const noHeader: MovieHeader = { created: null, duration: null }

/** A recording's metadata and its actual duration. */
export async function recordingFacts(
  path: string,
  file: ByteReader,
  format: RecordingFormat,
  filename: string | undefined,
  exact = false,
): Promise<RecordingFacts> {
  const header = format === 'mp4' || format === 'quicktime' ? readMovieHeader(file) : noHeader
  const input = new Input({ formats: readers[format], source: limitedSource(new FilePathSource(path), file.size) })
  try {
    return await orDamaged(readFacts(input, header, filename, exact))
  } finally {
    input.dispose()
  }
}

async function readFacts(
  input: Input,
  header: MovieHeader,
  filename: string | undefined,
  exact: boolean,
): Promise<RecordingFacts> {
  const [video] = await input.getVideoTracks()
  const [audio] = await input.getAudioTracks()
  if (!video && !audio) throw new Refusal('no_picture', 'no tracks')
  const tags = await input.getMetadataTags()
  const raw = rawTags(tags)
  const { seconds, stored } = exact
    ? await countedDuration(input)
    : { seconds: await durationOf(input, header), stored: true }
  return {
    ...timeOf(raw, header, filename),
    ...positionOf(raw),
    video: video ? await videoFactsOf(video) : null,
    duration_ms: Math.round(seconds * 1000),
    tells_duration: stored,
    codecs: { video: await codecOf(video), audio: await codecOf(audio) },
    camera: cameraOf(raw),
    description: plainText(tags.description ?? tags.title ?? '', DESCRIPTION_MAX_LENGTH),
    pairing: pairingOf(raw),
  }
}

async function videoFactsOf(video: InputVideoTrack): Promise<RecordingFacts['video']> {
  const width = Math.round(await video.getDisplayWidth())
  const height = Math.round(await video.getDisplayHeight())
  if (!(width > 0 && height > 0)) throw new Refusal('no_picture', `${width} x ${height}`)
  return { width, height, highDynamicRange: await video.hasHighDynamicRange().catch(() => false) }
}

async function durationOf(input: Input, header: MovieHeader): Promise<number> {
  const inTracks = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
  if (!(inTracks > 0)) throw new Refusal('damaged', 'nothing is recorded')
  const believable = inTracks * MAX_HEADER_EXCESS + MAX_HEADER_EXCESS_S
  return header.duration !== null && header.duration <= believable ? header.duration : inTracks
}

/** Players round this away. */
const DURATION_TOLERANCE_S = 0.5

async function countedDuration(input: Input): Promise<{ seconds: number; stored: boolean }> {
  const stored = await input.getDurationFromMetadata()
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) throw new Refusal('damaged', 'nothing is recorded')
  return { seconds, stored: stored !== null && Math.abs(stored - seconds) <= DURATION_TOLERANCE_S }
}

async function codecOf(track: InputTrack | InputVideoTrack | InputAudioTrack | undefined): Promise<string | null> {
  if (!track) return null
  const codec = await track.getCodec()
  if (codec) return codec === 'avc' ? 'h264' : codec
  const id = await track.getInternalCodecId()
  return typeof id === 'string' ? plainLine(id, 40) : null
}

type RawTags = { text(name: string): string | null; bytes(name: string): Buffer | null }

function rawTags({ raw = {} }: MetadataTags): RawTags {
  return {
    text(name) {
      const value = raw[name]
      if (typeof value === 'string') return value
      return value instanceof Uint8Array ? textOfTag(value) : null
    },
    bytes(name) {
      const value = raw[name]
      return value instanceof Uint8Array ? Buffer.from(value) : null
    },
  }
}

/** Longer than any tag that's shown. */
const TAG_MAX_BYTES = 64 * 1024

/** A tag's text up to the NUL padding. */
function textOfTag(value: Uint8Array): string {
  const bytes = Buffer.from(value.subarray(0, TAG_MAX_BYTES))
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end--
  return textOfBytes(bytes.subarray(0, end))
}

const apple = (name: string) => `com.apple.quicktime.${name}`

function timeOf(raw: RawTags, header: MovieHeader, filename: string | undefined): CaptureTime {
  return (
    captureTime(parseIsoTime(raw.text(apple('creationdate'))), 'quicktime_creation_date') ??
    captureTime(parseIsoTime(raw.text('date') ?? raw.text('©day')), 'user_data_date') ??
    (header.created === null ? null : captureTimeInUtc(header.created, 'movie_header')) ??
    captureTimeOfName(filename) ??
    NO_CAPTURE_TIME
  )
}

function positionOf(raw: RawTags): Position {
  const written = raw.text(apple('location.ISO6709')) ?? raw.text('©xyz')
  const box = raw.bytes('loci')
  const found = written ? positionOfIso6709(written) : box ? positionOfLoci(box) : NO_POSITION
  return found.lat === null || found.lng === null ? NO_POSITION : position(found.lat, found.lng)
}

function cameraOf(raw: RawTags): Camera | null {
  const make = plainLine(raw.text(apple('make')) ?? raw.text('com.android.manufacturer') ?? '', 100)
  const model = plainLine(raw.text(apple('model')) ?? raw.text('com.android.model') ?? '', 100)
  const otherFields = { lens: null, iso: null, exposure_s: null, f_number: null, focal_length_mm: null }
  return make || model ? { make, model, ...otherFields } : null
}

function pairingOf(raw: RawTags): Pairing | null {
  const content_identifier = contentIdentifier(raw.text(apple('content.identifier')))
  return content_identifier ? { content_identifier, motion_video: null } : null
}
