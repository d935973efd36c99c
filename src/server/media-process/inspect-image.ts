import type { Metadata } from 'sharp'
import type { ByteReader } from './byte-reader.ts'
import type { RgbImage } from './color-profile.ts'
import { decodeImage, LARGE_EDGE_PX } from './decode-image.ts'
import { decodeHeic } from './heic-decoder.ts'
import type { FileFacts, Inspection, ImagePart } from './inspection.ts'
import { makeDerivatives } from './make-derivatives.ts'
import { imageFacts } from './image-facts.ts'
import { inspectRaw, isCameraRaw } from './raw-photo.ts'
import { readHeader } from './read-header.ts'
import { refuseTooLarge } from './refusal.ts'
import type { ImageFormat } from './sniff-format.ts'

/** Reads an image's header, then its metadata, then its pixels. Refuses it at the first problem. */
export async function inspectImage(inspection: Inspection, format: ImageFormat): Promise<FileFacts> {
  const { path, file, filename, pixelLimit, outDir } = inspection
  if (format === 'tiff' && isCameraRaw(file)) return inspectRaw(inspection)
  if (format === 'gif') refuseGiantCanvas(file, pixelLimit)
  const header = await readHeader(path, format, pixelLimit)
  const facts = imageFacts(header, file, filename)
  inspection.onMetadataRead?.()
  const frames = format === 'gif' || format === 'webp' ? (header.pages ?? 1) : 1
  const image = await decode(path, format, header, pixelLimit, edgeFor(inspection.crop, header.autoOrient))
  return {
    kind: 'image',
    mime: `image/${format}`,
    width: header.autoOrient.width,
    height: header.autoOrient.height,
    ...facts,
    animated: frames > 1,
    frames: frames > 1 ? frames : null,
    duration_ms: frames > 1 ? (header.delay ?? []).reduce((sum, delay) => sum + delay, 0) : null,
    codecs: null,
    placeholder: false,
    ...(await makeDerivatives(image, outDir, inspection)),
  }
}

function decode(
  path: string,
  format: ImageFormat,
  header: Metadata,
  pixelLimit: number,
  edge: number,
): Promise<RgbImage> {
  return format === 'heic' ? decodeHeic(path, header.icc ?? null, edge) : decodeImage(path, header, pixelLimit, edge)
}

/** Edge at which the cropped part is as large as a large derivative, if the file has enough pixels. */
function edgeFor(crop: ImagePart | undefined, { width, height }: { width: number; height: number }): number {
  if (!crop) return LARGE_EDGE_PX
  const whole = Math.max(width, height)
  return Math.min(whole, Math.ceil((LARGE_EDGE_PX * whole) / Math.max(crop.width * width, crop.height * height)))
}

/** Decoders shrink a GIF's canvas to what its frames need, so the declared size is read here. */
function refuseGiantCanvas(file: ByteReader, pixelLimit: number) {
  const head = file.read(6, 4)
  if (head.length === 4) refuseTooLarge(head.readUInt16LE(0), head.readUInt16LE(2), pixelLimit)
}
