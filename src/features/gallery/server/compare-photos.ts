import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import type { Look } from '#server/media-process/measure-look.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { joinGroups, saveLook, lockSimilar, selectCandidates, selectUncompared } from './similar-photos.queries.ts'

type Parts = { db: Db; store: ObjectStore; media: Pick<MediaProcess, 'makeFolder' | 'measureLook'>; log: Logger }
type Photo = Awaited<ReturnType<typeof selectUncompared>>[number]

const AT_ONCE = 100
/** The next run continues where this one stops. */
const RUN_MS = 50_000

/** Compares new photos with each other and with all earlier ones, and groups those that look alike. */
export async function comparePhotos(parts: Parts): Promise<void> {
  const folder = await parts.media.makeFolder()
  const until = Date.now() + RUN_MS
  try {
    for (;;) {
      const photos = await selectUncompared(parts.db, AT_ONCE)
      for (const photo of photos) await comparePhoto(photo, path.join(folder, 'small'), parts)
      if (photos.length < AT_ONCE || Date.now() > until) return
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function comparePhoto(photo: Photo, file: string, parts: Parts) {
  const { id, family_id } = photo
  const { look, sharpness } = knownLook(photo) ??
    (await measureLook(photo, file, parts)) ?? { look: null, sharpness: 0 }
  await parts.db.transaction().execute(async (tx) => {
    await lockSimilar(tx, family_id)
    const alike = look ? await selectCandidates(tx, photo, look) : []
    if (alike.length > 0) {
      const group_ids = [...new Set(alike.flatMap(({ group_id }) => group_id ?? []))]
      const alone = alike.filter(({ group_id }) => !group_id)
      await joinGroups(tx, { family_id, photo_ids: [id, ...alone.map((other) => other.id)], group_ids })
    }
    await saveLook(tx, id, look, sharpness)
  })
}

/** Measured along with the derivatives, except for older photos. */
function knownLook({ look, sharpness }: Photo): Look | undefined {
  return sharpness === null ? undefined : { look, sharpness }
}

/** Returns nothing for placeholders, and for files that are lost or can't be read, which other code reports. */
async function measureLook({ id, family_id, derivatives_version, placeholder }: Photo, file: string, parts: Parts) {
  if (placeholder) return undefined
  const key = derivativeKey({ family_id, photo_id: id, variant: 'small', version: derivatives_version })
  try {
    const { stream } = await parts.store.open(key)
    await pipeline(stream, createWriteStream(file))
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
  try {
    return await parts.media.measureLook(file)
  } catch (error) {
    parts.log.warn({ photo_id: id, err: error }, "couldn't compare a photo")
    return undefined
  }
}
