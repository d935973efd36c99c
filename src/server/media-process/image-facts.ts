import type { Metadata } from 'sharp'
import type { ByteReader } from './byte-reader.ts'
import { captureTimeOfName } from './capture-time.ts'
import { readExif, readExifOfTiff, type Exif } from './exif.ts'
import { readIptc } from './iptc.ts'
import {
  NO_CAPTURE_TIME,
  NO_POSITION,
  type Camera,
  type CaptureTime,
  type Pairing,
  type Position,
} from './media-report.ts'
import { plainLine, plainText } from './plain-text.ts'
import { openTiff } from './tiff-directory.ts'
import { readXmp } from './xmp.ts'

/** The photos feature stores as much. */
const DESCRIPTION_MAX_LENGTH = 5000
const KEYWORDS_MAX = 50
const KEYWORD_MAX_LENGTH = 64

export type ImageFacts = CaptureTime &
  Position & {
    camera: Camera | null
    description: string | null
    keywords: string[]
    rating: number | null
    orientation: number | null
    pairing: Pairing | null
    burst_id: string | null
  }

/** Metadata blocks in an image's header. TIFF has no EXIF block: its own directories serve as one. */
export type MetadataBlocks = Pick<Metadata, 'exif' | 'iptc' | 'xmp'>

/** Facts from an image's metadata. If fields disagree, the one closest to the shutter or written by a person wins. */
export function imageFacts(blocks: MetadataBlocks, file: ByteReader, filename: string | undefined): ImageFacts {
  const exif = blocks.exif ? readExif(blocks.exif) : exifOfTiff(file)
  const iptc = blocks.iptc ? readIptc(blocks.iptc) : null
  const xmp = blocks.xmp ? readXmp(blocks.xmp) : null
  // The modified time is only the capture time if a camera wrote it and there is no other.
  const changed = exif?.camera?.make ? exif.times.modified : null
  const time =
    exif?.times.original ??
    iptc?.time ??
    xmp?.times.created ??
    exif?.times.created ??
    xmp?.times.digitized ??
    changed ??
    captureTimeOfName(filename) ??
    NO_CAPTURE_TIME
  return {
    ...time,
    lat: (exif ?? NO_POSITION).lat,
    lng: (exif ?? NO_POSITION).lng,
    camera: exif?.camera ?? null,
    orientation: exif?.orientation ?? null,
    description: firstDescription([xmp?.description, iptc?.caption, exif?.description]),
    keywords: cleanKeywords([...(xmp?.keywords ?? []), ...(iptc?.keywords ?? [])]),
    rating: xmp?.rating ?? exif?.rating ?? null,
    burst_id: exif?.burst_id ?? null,
    pairing: pairingOf(exif, xmp?.motion_video_bytes ?? null, file),
  }
}

function exifOfTiff(file: ByteReader): Exif | null {
  const tiff = openTiff(file)
  return tiff && readExifOfTiff(tiff)
}

/** Cameras write these into every photo. */
const cameraBoilerplate =
  /^(\d+|(OLYMPUS|MINOLTA|KONICA MINOLTA|KODAK|SAMSUNG|PENTAX|SANYO)?\s*DIGITAL (STILL )?CAMERA|SONY DSC|SAMSUNG( CSC)?|DCF 1\.0|DCIM.*|default|untitled|<.*Digimax.*>)$/i

function firstDescription(candidates: (string | null | undefined)[]): string | null {
  for (const candidate of candidates) {
    const text = candidate && plainText(candidate, DESCRIPTION_MAX_LENGTH)
    if (text && !cameraBoilerplate.test(text)) return text
  }
  return null
}

function cleanKeywords(words: string[]): string[] {
  const clean = words.map((word) => plainLine(word, KEYWORD_MAX_LENGTH)).filter((word) => word !== null)
  return [...new Set(clean)].slice(0, KEYWORDS_MAX)
}

function pairingOf(exif: Exif | null, motionVideoBytes: number | null, file: ByteReader): Pairing | null {
  const content_identifier = exif?.content_identifier ?? null
  const offset = motionVideoBytes !== null ? file.size - motionVideoBytes : samsungVideo(exif, file)
  const isVideo = offset !== null && offset > 0 && file.read(offset + 4, 4).toString('latin1') === 'ftyp'
  const motion_video = isVideo ? { offset, bytes: file.size - offset } : null
  return content_identifier || motion_video ? { content_identifier, motion_video } : null
}

const SAMSUNG_MARK = Buffer.from('MotionPhoto_Data')
const CHUNK = 1024 * 1024

/** Older Samsungs don't declare the video: it follows a marker after the image. Players ignore what follows the video. */
function samsungVideo(exif: Exif | null, file: ByteReader): number | null {
  if (!/^samsung/i.test(exif?.camera?.make ?? '')) return null
  for (let at = 0; at < file.size; at += CHUNK) {
    const found = file.read(at, CHUNK + SAMSUNG_MARK.length).indexOf(SAMSUNG_MARK)
    if (found >= 0) return at + found + SAMSUNG_MARK.length
  }
  return null
}
