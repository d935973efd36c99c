import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#server/db/database.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { derivativeKey, type Derivative } from './media-objects.ts'
import { selectPhotosToDevelop, type PhotoToDevelop } from './photos.queries.ts'

const PAGE = 200
const VARIANTS: Derivative[] = ['small', 'large']

export type RemakeParts = { db: Db; store: ObjectStore; media: Pick<MediaProcess, 'inspect'> }
type Remade = 'made' | 'there' | 'lost' | 'unreadable'

/**
 * Makes the pictures of all photos again out of their originals, or only those that are missing. What cannot be made
 * better than it is stays as it is.
 */
export async function remakeDerivatives(
  parts: RemakeParts,
  { only_missing, family_id }: { only_missing: boolean; family_id: string | undefined },
  onProgress: (photos: number) => void,
): Promise<Record<Remade, string[]>> {
  const fates: Record<Remade, string[]> = { made: [], there: [], lost: [], unreadable: [] }
  let photos = 0
  for (let after: string | undefined; ;) {
    const page = await selectPhotosToDevelop(parts.db, { family_id, after, limit: PAGE })
    for (const photo of page) {
      fates[await remake(photo, only_missing, parts)].push(photo.id)
      onProgress(++photos)
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return fates
  }
}

async function remake(photo: PhotoToDevelop, only_missing: boolean, { store, media }: RemakeParts): Promise<Remade> {
  const keys = VARIANTS.map((variant) =>
    derivativeKey({
      ...{ family_id: photo.family_id, photo_id: photo.id, variant },
      version: photo.derivatives_version,
    }),
  )
  const present = await Promise.all(keys.map((key) => store.stat(key)))
  if (only_missing && present.every((object) => object && object.size > 0)) return 'there'
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-remake-'))
  try {
    const original = path.join(folder, 'original')
    if (!(await fetched(store, photo.storage_path, original))) return 'lost'
    const poster = path.join(folder, 'poster')
    const hasPoster = photo.kind === 'video' && !photo.placeholder && (await fetched(store, keys[1]!, poster))
    const report = await media.inspect(original, path.join(folder, 'made'), {
      filename: photo.filename,
      quarterTurns: photo.quarter_turns,
      ...(hasPoster && { posterPath: poster }),
    })
    if (!report.ok || report.kind === 'audio' || (report.placeholder && !photo.placeholder)) return 'unreadable'
    for (const { variant, path: made, mime } of report.derivatives)
      await store.cacheFile(keys[VARIANTS.indexOf(variant)]!, made, { contentType: mime })
    return 'made'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetched(store: ObjectStore, key: string, file: string): Promise<boolean> {
  try {
    const { stream } = await store.open(key)
    await pipeline(stream, createWriteStream(file))
    return true
  } catch (error) {
    if (error instanceof ObjectMissing) return false
    throw error
  }
}
