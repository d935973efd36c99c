import type { Metadata } from 'sharp'
import { openFile } from './byte-reader.ts'
import { sharp } from './image-library.ts'
import { orDamaged, Refusal, refuseTooLarge } from './refusal.ts'
import { refuseManyScans } from './refuse-many-scans.ts'
import type { PictureFormat } from './sniff-format.ts'

const loaders: Record<PictureFormat, { name: Metadata['format']; compression?: Metadata['compression'] }> = {
  jpeg: { name: 'jpeg' },
  png: { name: 'png' },
  webp: { name: 'webp' },
  gif: { name: 'gif' },
  tiff: { name: 'tiff' },
  avif: { name: 'heif', compression: 'av1' },
  heic: { name: 'heif', compression: 'hevc' },
}

/** The header of a picture of this format that is not too large to decode. Nothing is decoded. */
export async function readHeader(path: string, format: PictureFormat, pixelLimit: number): Promise<Metadata> {
  const header = await orDamaged(sharp(path, { limitInputPixels: false }).metadata())
  const { name, compression } = loaders[format]
  if (header.format !== name) throw new Refusal('damaged', `begins like ${format}, reads as ${header.format}`)
  if (compression && header.compression !== compression)
    throw new Refusal('unsupported_format', `${header.compression} in ${format}`)
  refuseTooLarge(header.width, header.height, pixelLimit)
  if (header.isProgressive && format === 'jpeg') refuseSlow(path)
  return header
}

function refuseSlow(path: string) {
  const file = openFile(path)
  try {
    refuseManyScans(file)
  } finally {
    file.close()
  }
}
