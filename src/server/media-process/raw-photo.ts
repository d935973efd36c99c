import { required } from '#shared/required.ts'
import { readerOfBuffer, type ByteReader } from './byte-reader.ts'
import { decodeImage } from './decode-image.ts'
import { drawPlaceholder } from './placeholder.ts'
import type { RgbImage } from './color-profile.ts'
import type { FileFacts, Inspection } from './inspection.ts'
import { sharp } from './image-library.ts'
import { makeDerivatives } from './make-derivatives.ts'
import { imageFacts } from './image-facts.ts'
import { developRaw } from './develop-raw.ts'
import { isOutOfMemory, Refusal, refuseTooLarge } from './refusal.ts'
import { refuseManyScans } from './refuse-many-scans.ts'
import { numberOf, numbersOf, openTiff, readDirectory, type Directory } from './tiff-directory.ts'

const tags = {
  width: 0x0100,
  height: 0x0101,
  compression: 0x0103,
  photometric: 0x0106,
  stripOffsets: 0x0111,
  orientation: 0x0112,
  stripBytes: 0x0117,
  subDirectories: 0x014a,
  jpegOffset: 0x0201,
  jpegBytes: 0x0202,
  dngVersion: 0xc612,
  cropSize: 0xc620,
} as const

const PHOTOMETRIC_MOSAIC = 32803
const PHOTOMETRIC_LINEAR_RAW = 34892
const JPEG_COMPRESSIONS = [6, 7]
/** A smaller preview is a thumbnail, and developing gives more. */
const GOOD_PREVIEW_EDGE_PX = 800
const MAX_PREVIEW_BYTES = 64 * 1024 ** 2
/** 64 megapixels of 16 bits. LibRaw needs six times as much memory as the file has bytes. */
const MAX_DEVELOPED_BYTES = 128 * 1024 ** 2

/** Whether a TIFF has sensor data instead of an image. TIFF decoders would show its thumbnail at best. */
export function isCameraRaw(file: ByteReader): boolean {
  return directoriesOf(file).some((directory) => directory.entries.has(tags.dngVersion) || isSensorData(directory))
}

/**
 * Uses the preview in a DNG. Without one, develops it; if that fails, draws a placeholder, and the original is stored anyway.
 * Raw files of other makers are refused.
 */
export async function inspectRaw(inspection: Inspection): Promise<FileFacts> {
  const { file, filename, outDir, pixelLimit } = inspection
  const directories = directoriesOf(file)
  if (!directories.some((directory) => directory.entries.has(tags.dngVersion))) {
    throw new Refusal('unsupported_format', 'camera raw other than DNG')
  }
  const facts = imageFacts({}, file, filename)
  inspection.onMetadataRead?.()
  const size = sizeOf(directories, facts.orientation)
  refuseTooLarge(size.width, size.height, pixelLimit)
  const image = (await readPreview(file, directories, pixelLimit)) ?? (await develop(inspection))
  const upright = image && (await turn(image, facts.orientation))
  return {
    kind: 'image',
    mime: 'image/x-adobe-dng',
    ...size,
    ...facts,
    animated: false,
    frames: null,
    duration_ms: null,
    codecs: null,
    placeholder: upright === null,
    ...(await makeDerivatives(upright ?? (await drawPlaceholder(size)), outDir, inspection)),
  }
}

function directoriesOf(file: ByteReader): Directory[] {
  const tiff = openTiff(file)
  const found: Directory[] = []
  const waiting = tiff ? [tiff.first] : []
  const seen = new Set<number>()
  for (let offset = waiting.shift(); offset !== undefined && found.length < 20; offset = waiting.shift()) {
    const directory = tiff && !seen.has(offset) ? readDirectory(tiff, offset) : null
    seen.add(offset)
    if (!directory) continue
    found.push(directory)
    waiting.push(directory.next, ...numbersOf(directory, tags.subDirectories))
  }
  return found
}

function isSensorData(directory: Directory): boolean {
  return [PHOTOMETRIC_MOSAIC, PHOTOMETRIC_LINEAR_RAW].includes(numberOf(directory, tags.photometric) ?? 0)
}

/** Size of the image as cropped by the camera, upright. */
function sizeOf(directories: Directory[], orientation: number | null): { width: number; height: number } {
  const main = directories.find(isSensorData) ?? required(directories[0])
  const [cropWidth, cropHeight] = numbersOf(main, tags.cropSize)
  const width = Math.round(cropWidth ?? numberOf(main, tags.width) ?? 0)
  const height = Math.round(cropHeight ?? numberOf(main, tags.height) ?? 0)
  if (!(width > 0 && height > 0)) throw new Refusal('no_picture')
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
}

async function readPreview(file: ByteReader, directories: Directory[], pixelLimit: number): Promise<RgbImage | null> {
  const previews = directories
    .map((directory) => jpegOf(file, directory))
    .filter((jpeg) => jpeg !== null)
    .toSorted((one, other) => other.length - one.length)
  for (const jpeg of previews) {
    try {
      const header = await sharp(jpeg).metadata()
      if (Math.max(header.width, header.height) < GOOD_PREVIEW_EDGE_PX) continue
      if (header.isProgressive) refuseManyScans(readerOfBuffer(jpeg))
      return await decodeImage(jpeg, header, pixelLimit)
    } catch (error) {
      // Ignores previews that can't be decoded. When out of memory, a retry may succeed.
      if (isOutOfMemory(error)) throw error
    }
  }
  return null
}

async function develop({ path, file }: Inspection): Promise<RgbImage | null> {
  return file.size <= MAX_DEVELOPED_BYTES ? developRaw(path) : null
}

function jpegOf(file: ByteReader, directory: Directory): Buffer | null {
  const isStrip = JPEG_COMPRESSIONS.includes(numberOf(directory, tags.compression) ?? 0) && !isSensorData(directory)
  const strips = isStrip ? numbersOf(directory, tags.stripOffsets) : []
  const offset = numberOf(directory, tags.jpegOffset) ?? (strips.length === 1 ? strips[0] : undefined)
  const bytes = numberOf(directory, tags.jpegBytes) ?? numberOf(directory, tags.stripBytes)
  if (offset === undefined || bytes === null || bytes > MAX_PREVIEW_BYTES) return null
  const jpeg = file.read(offset, bytes)
  return jpeg.length === bytes && jpeg.toString('latin1', 0, 2) === '\xff\xd8' ? jpeg : null
}

/** Previews and sensor data aren't rotated; the orientation tag says how they have to be. */
async function turn({ data, width, height }: RgbImage, orientation: number | null): Promise<RgbImage> {
  const { angle, flop } = turns[orientation ?? 1] ?? { angle: 0, flop: false }
  if (angle === 0 && !flop) return { data, width, height }
  const raw = { width, height, channels: 3 } as const
  // In one pipeline, sharp rotates before it mirrors, regardless of the order of the calls.
  const mirrored = flop ? await sharp(data, { raw }).flop().raw().toBuffer() : data
  const turned = await sharp(mirrored, { raw }).rotate(angle).raw().toBuffer({ resolveWithObject: true })
  return { data: turned.data, width: turned.info.width, height: turned.info.height }
}

/** EXIF orientations as a horizontal flip, then a clockwise rotation. */
const turns: Record<number, { angle: number; flop: boolean }> = {
  1: { angle: 0, flop: false },
  2: { angle: 0, flop: true },
  3: { angle: 180, flop: false },
  4: { angle: 180, flop: true },
  5: { angle: 270, flop: true },
  6: { angle: 90, flop: false },
  7: { angle: 90, flop: true },
  8: { angle: 270, flop: false },
}
