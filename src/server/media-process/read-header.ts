import type { Metadata } from 'sharp'
import { openFile, type ByteReader } from './byte-reader.ts'
import { sharp } from './image-library.ts'
import { orDamaged, Refusal, refuseTooLarge } from './refusal.ts'
import { refuseManyScans } from './refuse-many-scans.ts'
import { refuseTextBomb } from './refuse-text-bomb.ts'
import type { ImageFormat } from './sniff-format.ts'

const loaders: Record<ImageFormat, { name: Metadata['format']; compression?: Metadata['compression'] }> = {
  jpeg: { name: 'jpeg' },
  png: { name: 'png' },
  webp: { name: 'webp' },
  gif: { name: 'gif' },
  tiff: { name: 'tiff' },
  avif: { name: 'heif', compression: 'av1' },
  heic: { name: 'heif', compression: 'hevc' },
}

/** Reads an image's header without decoding it. Refuses an image that's too large to decode. */
export async function readHeader(path: string, format: ImageFormat, pixelLimit: number): Promise<Metadata> {
  if (format === 'png') withFile(path, refuseTextBomb)
  const header = await orDamaged(sharp(path, { limitInputPixels: false }).metadata())
  const { name, compression } = loaders[format]
  if (header.format !== name) throw new Refusal('damaged', `begins like ${format}, reads as ${header.format}`)
  if (compression && header.compression !== compression)
    throw new Refusal('unsupported_format', `${header.compression} in ${format}`)
  refuseTooLarge(header.width, header.height, pixelLimit)
  if (header.isProgressive && format === 'jpeg') withFile(path, refuseManyScans)
  return header
}

function withFile(path: string, look: (file: ByteReader) => void) {
  const file = openFile(path)
  try {
    look(file)
  } finally {
    file.close()
  }
}
