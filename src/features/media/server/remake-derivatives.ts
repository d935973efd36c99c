import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import { DecoderFailed } from '#server/media-process/decoder-failed.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { putRendition, type RenditionState } from './renditions.queries.ts'
import { playsEverywhere } from './plays-everywhere.ts'
import { derivativeKey, renditionKey, type Derivative } from './media-objects.ts'
import { requestRenditionAgain } from './make-renditions.ts'
import { selectPhotosToRemake, selectPhotoToRemake, type PhotoToRemake } from './media.queries.ts'

const PAGE = 200
const VARIANTS: Derivative[] = ['small', 'large']

export type RemakeParts = {
  db: Db
  store: ObjectStore
  originals: Originals
  media: Pick<MediaProcess, 'makeFolder' | 'inspect' | 'canRender' | 'renderVideo'>
}
type Remade = 'made' | 'there' | 'lost' | 'unreadable' | 'film_waits'

/**
 * Recreates the derivatives of all photos from their originals, or only those that are missing. Existing derivatives stay if
 * they can't be improved.
 */
export async function remakeDerivatives(
  parts: RemakeParts,
  { only_missing, family_id }: { only_missing: boolean; family_id: string | undefined },
  onProgress: (photos: number) => void,
): Promise<Record<Remade, string[]>> {
  const outcomes: Record<Remade, string[]> = { made: [], there: [], lost: [], unreadable: [], film_waits: [] }
  let photos = 0
  for (let after: string | undefined; ;) {
    const page = await selectPhotosToRemake(parts.db, { family_id, after, limit: PAGE })
    for (const photo of page) {
      for (const outcome of await remake(photo, only_missing, parts)) outcomes[outcome].push(photo.id)
      onProgress(++photos)
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return outcomes
  }
}

/** Recreates a photo's derivatives that are missing. A video's copy is made by its own job, so that it delays no photos. */
export async function remakeMissing({ photo_id }: { photo_id: string }, parts: RemakeParts): Promise<void> {
  const photo = await selectPhotoToRemake(parts.db, photo_id)
  if (!photo) return
  if (photo.rendition === 'made' && !(await hasRendition(photo, parts.store)))
    await requestRenditionAgain(parts.db, photo)
  await remake({ ...photo, rendition: 'not_needed' }, true, parts)
}

async function remake(photo: PhotoToRemake, only_missing: boolean, parts: RemakeParts): Promise<Remade[]> {
  const { store, originals, media } = parts
  const { family_id, id: photo_id, derivatives_version: version } = photo
  const keyOf = (variant: Derivative) => derivativeKey({ family_id, photo_id, variant, version })
  const present = await Promise.all(VARIANTS.map((variant) => store.stat(keyOf(variant))))
  const hasPlayableCopy = photo.kind === 'image' || (await hasRendition(photo, store))
  if (only_missing && hasPlayableCopy && present.every((object) => object && object.size > 0)) return ['there']
  const folder = await media.makeFolder()
  try {
    const original = path.join(folder, 'original')
    if (!(await fetched(originals, photo.storage_path, original))) return ['lost']
    const poster = path.join(folder, 'poster')
    const hasPoster = photo.kind === 'video' && !photo.placeholder && (await fetched(store, keyOf('large'), poster))
    const report = await media
      .inspect(original, path.join(folder, 'made'), {
        filename: photo.filename,
        quarterTurns: photo.quarter_turns,
        crop: photo.crop ?? undefined,
        ...(hasPoster && { posterPath: poster }),
      })
      .catch((error: unknown) => {
        if (!(error instanceof DecoderFailed)) throw error
      })
    if (!report?.ok || report.kind === 'audio' || (report.placeholder && !photo.placeholder)) return ['unreadable']
    for (const { variant, path: made, mime } of report.derivatives)
      await store.cacheFile(keyOf(variant), made, { contentType: mime })
    const isCopyWanted = report.kind === 'video' && !(only_missing && hasPlayableCopy)
    const playable = isCopyWanted ? await remakeRendition(photo, report, { original, folder }, parts) : true
    return playable ? ['made'] : ['made', 'film_waits']
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function hasRendition({ id, family_id, derivatives_version, rendition }: PhotoToRemake, store: ObjectStore) {
  if (rendition !== 'made') return rendition === 'not_needed' || rendition === 'failed'
  const object = await store.stat(renditionKey({ family_id, photo_id: id, version: derivatives_version }))
  return object !== null && object.size > 0
}

/** Creates a video's playable copy; false if it has to wait for ffmpeg. */
async function remakeRendition(
  { id: photo_id, family_id, derivatives_version: version }: PhotoToRemake,
  report: AcceptedMedia,
  { original, folder }: { original: string; folder: string },
  { db, store, media }: RemakeParts,
): Promise<boolean> {
  const setState = (state: RenditionState) => putRendition(db, { photo_id, family_id, state })
  if (playsEverywhere(report)) await setState('not_needed')
  else if (!media.canRender) {
    await setState('wanted')
    return false
  } else {
    const copy = path.join(folder, 'playable.mp4')
    const isMade = await media.renderVideo(original, copy, report.duration_ms ?? 0)
    if (isMade)
      await store.cacheFile(renditionKey({ family_id, photo_id, version }), copy, { contentType: 'video/mp4' })
    await setState(isMade ? 'made' : 'failed')
  }
  return true
}

/** Copies an object to a file; false if it's missing. */
export async function fetched(store: Pick<ObjectStore, 'open'>, key: string, file: string): Promise<boolean> {
  try {
    const { stream } = await store.open(key)
    await pipeline(stream, createWriteStream(file))
    return true
  } catch (error) {
    if (error instanceof ObjectMissing) return false
    throw error
  }
}
