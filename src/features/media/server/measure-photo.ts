import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Measured } from '#server/media-process/measure-look.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { derivativeKey } from './media-objects.ts'

export type MeasureParts = { store: ObjectStore; media: Pick<MediaProcess, 'makeFolder' | 'measureLook'>; log: Logger }
type Photo = { id: string; family_id: string; derivatives_version: number }

/** Measures a photo's small derivative. Returns nothing if it's lost or can't be read, which other code reports. */
export async function measurePhoto(photo: Photo, file: string, parts: MeasureParts): Promise<Measured | undefined> {
  const { id, family_id, derivatives_version: version } = photo
  try {
    const { stream } = await parts.store.open(derivativeKey({ family_id, photo_id: id, variant: 'small', version }))
    await pipeline(stream, createWriteStream(file))
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
  try {
    return await parts.media.measureLook(file)
  } catch (error) {
    parts.log.warn({ photo_id: id, err: error }, "couldn't measure a photo")
    return undefined
  }
}
