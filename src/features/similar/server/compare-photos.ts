import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#server/db/database.ts'
import type { Look } from '#server/media-process/measure-look.ts'
import { measurePhoto, type MeasureParts } from '#features/media/server/measure-photo.ts'
import { joinGroups, saveLook, lockSimilar, selectCandidates, selectUncompared } from './similar-photos.queries.ts'

type Parts = MeasureParts & { db: Db }
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
    (photo.placeholder ? undefined : await measurePhoto(photo, file, parts)) ?? { look: null, sharpness: 0 }
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
