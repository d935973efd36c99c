import { readerOfBuffer } from './byte-reader.ts'
import { captureTime, parseExifTime, parseOffset } from './capture-time.ts'
import type { Camera, CaptureTime, Position } from './media-report.ts'
import { NO_POSITION } from './media-report.ts'
import { plainLine } from './plain-text.ts'
import { position } from './position.ts'
import {
  bytesOf,
  numberOf,
  numbersOf,
  openTiff,
  readDirectory,
  textOf,
  type Directory,
  type TiffFile,
} from './tiff-directory.ts'

export type Exif = Position & {
  times: { original: CaptureTime | null; created: CaptureTime | null; modified: CaptureTime | null }
  orientation: number | null
  camera: Camera | null
  description: string | null
  rating: number | null
  /** Apple's Live Photo ID, which the video also has. */
  content_identifier: string | null
  /** Apple's ID of a burst, which all its photos have. */
  burst_id: string | null
}

const tags = {
  description: 0x010e,
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  modified: 0x0132,
  rating: 0x4746,
  exif: 0x8769,
  gps: 0x8825,
  exposure: 0x829a,
  fNumber: 0x829d,
  iso: 0x8827,
  original: 0x9003,
  created: 0x9004,
  offsetModified: 0x9010,
  offsetOriginal: 0x9011,
  offsetCreated: 0x9012,
  focalLength: 0x920a,
  makerNote: 0x927c,
  lens: 0xa434,
} as const

/** Reads an EXIF block with or without its 'Exif' header. Invalid fields are absent; the rest still counts. */
export function readExif(block: Buffer): Exif | null {
  const begin = block.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const tiff = openTiff(readerOfBuffer(block.subarray(begin)))
  return tiff && readExifOfTiff(tiff)
}

/** The same for a TIFF file, whose directories are the EXIF block. */
export function readExifOfTiff(tiff: TiffFile): Exif | null {
  const main = readDirectory(tiff, tiff.first)
  if (!main) return null
  const exif = subDirectory(main, tags.exif) ?? { ...main, entries: new Map() }
  const gps = subDirectory(main, tags.gps)
  return {
    ...(gps ? positionOf(gps) : NO_POSITION),
    times: timesOf(main, exif),
    orientation: whole(numberOf(main, tags.orientation), 1, 8),
    camera: cameraOf(main, exif),
    description: textOf(main, tags.description),
    rating: whole(numberOf(main, tags.rating), 1, 5),
    ...appleIds(bytesOf(exif, tags.makerNote)),
  }
}

function subDirectory(directory: Directory, tag: number): Directory | null {
  const offset = numberOf(directory, tag)
  return offset === null ? null : readDirectory(directory.tiff, offset)
}

function timesOf(main: Directory, exif: Directory): Exif['times'] {
  const modifiedText = textOf(main, tags.modified)
  const offsetModified = parseOffset(textOf(exif, tags.offsetModified))
  const at = (text: string | null, offsetTag: number) => {
    const local = parseExifTime(text)
    // Some phones only write the offset of the modified time. It applies if both times are equal.
    const offset = parseOffset(textOf(exif, offsetTag)) ?? (text === modifiedText ? offsetModified : null)
    return local === null ? null : { local, offset }
  }
  return {
    original: captureTime(at(textOf(exif, tags.original), tags.offsetOriginal), 'exif_date_time_original'),
    created: captureTime(at(textOf(exif, tags.created), tags.offsetCreated), 'exif_create_date'),
    modified: captureTime(at(modifiedText, tags.offsetModified), 'exif_modify_date'),
  }
}

function positionOf(gps: Directory): Position {
  return position(degrees(gps, 1, 2, { N: 1, S: -1 }), degrees(gps, 3, 4, { E: 1, W: -1 }))
}

/** Degrees, minutes and seconds with a hemisphere reference. Null without it, because the sign is unknown. */
function degrees(gps: Directory, halfTag: number, tag: number, halves: Record<string, 1 | -1>): number {
  const sign = halves[textOf(gps, halfTag)?.charAt(0).toUpperCase() ?? '']
  const [whole = NaN, minutes = 0, seconds = 0] = numbersOf(gps, tag)
  return (sign ?? NaN) * (whole + minutes / 60 + seconds / 3600)
}

function cameraOf(main: Directory, exif: Directory): Camera | null {
  const camera = {
    make: line(main, tags.make),
    model: line(main, tags.model),
    lens: line(exif, tags.lens),
    iso: positive(numberOf(exif, tags.iso)),
    exposure_s: positive(numberOf(exif, tags.exposure)),
    f_number: positive(numberOf(exif, tags.fNumber)),
    focal_length_mm: positive(numberOf(exif, tags.focalLength)),
  }
  return Object.values(camera).some((fact) => fact !== null) ? camera : null
}

function line(directory: Directory, tag: number): string | null {
  const text = textOf(directory, tag)
  return text && plainLine(text, 100)
}

/** Apple's maker note is a directory with offsets relative to its start. Tag 11 is the burst, tag 17 the content identifier. */
function appleIds(note: Buffer | null): Pick<Exif, 'content_identifier' | 'burst_id'> {
  const littleEndian = note?.toString('latin1', 12, 14) === 'II'
  const directory =
    note?.toString('latin1', 0, 9) === 'Apple iOS'
      ? readDirectory({ reader: readerOfBuffer(note), littleEndian, first: 14 }, 14)
      : null
  const idAt = (tag: number) => contentIdentifier(directory && textOf(directory, tag))
  return { content_identifier: idAt(0x11), burst_id: idAt(0x0b) }
}

/** A UUID as Apple writes it, or null. */
export function contentIdentifier(text: string | null | undefined): string | null {
  return text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toUpperCase() : null
}

const positive = (number: number | null) => (number !== null && number > 0 ? number : null)
const whole = (number: number | null, least: number, most: number) =>
  number !== null && Number.isInteger(number) && number >= least && number <= most ? number : null
