import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { PIXEL_LIMIT, imageFormatOf } from '#server/media-process/sniff-format.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { required } from '#shared/required.ts'
import { turnedCrop, type Crop } from '../crop.ts'
import { fullKey } from './media-objects.ts'

/** Original formats that every browser can show. */
const SHOWABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 }

type Shown = { kind: string; animated: boolean; placeholder: boolean; file_type: string } & Turned
type Turned = { quarter_turns: number; crop: Crop | null }

/** The source of the full-resolution image: the original itself, a rendered copy, or none. */
export function fullSource({ kind, animated, placeholder, file_type, quarter_turns, crop }: Shown) {
  if (kind !== 'image' || placeholder) return null
  if (SHOWABLE.has(file_type) && quarter_turns === 0 && !crop) return 'original'
  return imageFormatOf(file_type) && !animated ? 'full' : null
}

type SourceImage = Turned & { storage_path: string; file_type: string; width: number }
type PhotoVersion = { family_id: string; photo_id: string; version: number }
export type FullSizeImages = (photo: PhotoVersion, image: SourceImage) => Promise<string>

/**
 * Returns the object key of a photo's full-resolution image, for zooming in. If the original isn't suitable, a copy is
 * created on the first request; concurrent requests share it.
 */
export function openFullSizeImages(parts: {
  store: ObjectStore
  originals: Originals
  media: Pick<MediaProcess, 'makeFolder' | 'cutPrint'>
}): FullSizeImages {
  const making = new Map<string, Promise<void>>()
  return async (photo, image) => {
    const key = fullKey(photo)
    if (await parts.store.stat(key)) return key
    const made =
      making.get(key) ?? make(key, { ...image, family_id: photo.family_id }, parts).finally(() => making.delete(key))
    making.set(key, made)
    await made
    return key
  }
}

async function make(
  key: string,
  image: SourceImage & Pick<PhotoVersion, 'family_id'>,
  { store, originals, media }: Parameters<typeof openFullSizeImages>[0],
) {
  const { storage_path, file_type, quarter_turns: quarterTurns, crop, width: widthPx } = image
  const folder = await media.makeFolder()
  const [from, to] = [path.join(folder, 'original'), path.join(folder, 'full.jpg')]
  try {
    const { stream } = await originals.open(storage_path)
    await pipeline(stream, createWriteStream(from))
    const part = crop ? turnedCrop(crop, quarterTurns) : WHOLE
    const format = required(imageFormatOf(file_type))
    const cut = { from, to, format, part, widthPx, quarterTurns, pixelLimit: PIXEL_LIMIT }
    await media.cutPrint(cut, image.family_id)
    await store.cacheFile(key, to, { contentType: 'image/jpeg' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
