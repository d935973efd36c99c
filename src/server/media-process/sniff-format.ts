/* oxlint-disable no-control-regex -- signatures are bytes */
import type { RefusalReason } from './media-report.ts'

/** The allow-list. Files in other formats never reach a decoder. */
const imageFormats = ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif', 'tiff'] as const
export type ImageFormat = (typeof imageFormats)[number]
export type RecordingFormat = 'mp4' | 'quicktime' | 'webm' | 'mp3'
export type Format = ImageFormat | RecordingFormat

type Sniffed = { format: Format } | { refused: RefusalReason }

/** More pixels than typical cameras have. */
export const PIXEL_LIMIT = 100_000_000

/** The decoder for an original of this type; undefined for types that only contain an image, like raw files. */
export function imageFormatOf(mime: string): ImageFormat | undefined {
  return imageFormats.find((format) => mime === `image/${format}`)
}

/** Enough for all signatures below, the brands of an MP4, and the document type of a WebM. */
export const SNIFFED_BYTES = 4096

const ofFormat = (format: Format): Sniffed => ({ format })
const unsupported: Sniffed = { refused: 'unsupported_format' }

/** Detects a file's format from its first bytes. Names and extensions don't count. */
export function sniffFormat(head: Buffer): Sniffed {
  const text = head.toString('latin1', 0, 16)
  if (text.startsWith('\xff\xd8\xff')) return ofFormat('jpeg')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return ofFormat('png')
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return ofFormat('gif')
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return ofFormat('webp')
  if (text.startsWith('II*\0') || text.startsWith('MM\0*'))
    return text.startsWith('CR', 8) ? unsupported : ofFormat('tiff')
  if (text.startsWith('ftyp', 4)) return sniffBrands(head)
  if (oldQuickTimeBoxes.has(text.slice(4, 8))) return ofFormat('quicktime')
  if (text.startsWith('\x1aE\xdf\xa3')) return head.includes('webm', 4, 'latin1') ? ofFormat('webm') : unsupported
  if (text.startsWith('ID3') || /^\xff[\xfb\xfa\xf3\xf2]/.test(text)) return ofFormat('mp3')
  return unsupportedSignatures.some((signature) => signature.test(text))
    ? unsupported
    : { refused: 'not_a_photo_or_video' }
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'mif2'])
/** JPEG XL, JPEG 2000 and Canon's raw files look like MP4 unless the brand is checked. */
const foreignBrands = new Set(['jxl ', 'jp2 ', 'jpx ', 'jph ', 'crx '])

function sniffBrands(head: Buffer): Sniffed {
  const end = Math.min(head.length, head.readUInt32BE(0), 512)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4))
  const [major] = brands
  if (!major || brands.some((brand) => foreignBrands.has(brand))) return unsupported
  if (brands.includes('avif') || brands.includes('avis')) return ofFormat('avif')
  if (heicBrands.has(major)) return ofFormat('heic')
  return ofFormat(major === 'qt  ' ? 'quicktime' : 'mp4')
}

/** QuickTime before 2001 has no `ftyp` and begins with one of these. */
const oldQuickTimeBoxes = new Set(['moov', 'mdat', 'wide', 'pnot'])

/** Known formats that this app can't open, so the error can say so. */
const unsupportedSignatures = [
  /^BM.{4}\0\0\0\0/s, // Windows bitmap
  /^8BPS/, // Photoshop
  /^\xff\x0a/, // JPEG XL
  /^\0\0\0\x0c(jP {2}|JXL )/, // JPEG 2000, JPEG XL
  /^RIFF.{4}(AVI |WAVE)/s,
  /^(FLV\x01|OggS|fLaC|\.RMF)/,
  /^\0\0\x01\xba/, // MPEG program stream
  /^0&\xb2u\x8e\x66\xcf\x11/, // Windows Media
  /^(FUJIFILMCCD-RAW|II(RO|RS|U\0|\xbc)|MMOR|FOVb|\0MRM)/, // raw files of Fujifilm, Olympus, Panasonic, Sigma, Minolta
  /^\0\0\x01\0[\x01-\x40]\0/, // Windows icon
]
