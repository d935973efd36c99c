import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import { groupFaces } from './group-faces.ts'
import {
  deleteFaces,
  finishScan,
  insertFace,
  lockConsent,
  lockScanned,
  moveFace,
  postponeScan,
  saveVector,
  selectDueScans,
  selectFacesOf,
  type DueScan,
} from './scan.queries.ts'
import { similarity, toBytes, toPlanes, toVector } from './vectors.ts'
import { lookAt, ServiceAway, type SeenFace, type VisionSetup } from './vision-service.ts'

export type ScanParts = { db: Db; store: ObjectStore; vision: Config['vision']; log: Logger }

/** The next run continues where this one stops. */
const RUN_MS = 50_000
/** Pauses of 10 minutes to 42 hours. */
const ATTEMPTS_MAX = 5
/** The service is at fault rather than one of so many photos. */
const FAILURES_MAX = 3
/** As similar as the same face in the same photo is after turning or cropping it. */
const SAME_FACE = 0.8

/** Sends photos that are due to the service, and sorts the faces it finds into groups. */
export async function scanPhotos(parts: ScanParts): Promise<void> {
  const { db, vision, log } = parts
  if (!vision) return
  const until = Date.now() + RUN_MS
  let failures = 0
  for (;;) {
    const due = await selectDueScans(db)
    for (const scan of due) {
      if (failures >= FAILURES_MAX || Date.now() > until) break
      try {
        await scanPhoto(scan, vision, parts)
        failures = 0
      } catch (error) {
        if (error instanceof ServiceAway) failures = FAILURES_MAX
        else {
          failures++
          if (scan.attempts + 1 >= ATTEMPTS_MAX) await finishScan(db, scan.photo_id)
          else await postponeScan(db, scan.photo_id, 10 * 4 ** scan.attempts)
        }
        log.warn({ photo_id: scan.photo_id, err: error }, "couldn't look for faces in a photo")
      }
    }
    await groupFaces(parts, [...new Set(due.map(({ family_id }) => family_id))])
    if (!due.length || failures >= FAILURES_MAX || Date.now() > until) return
  }
}

async function scanPhoto(scan: DueScan, vision: VisionSetup, { db, store }: ScanParts): Promise<void> {
  const key = derivativeKey({ ...scan, variant: 'large' })
  const image = await store.open(key).catch((error: unknown) => {
    if (error instanceof ObjectMissing) return undefined
    throw error
  })
  // Lost files are reported elsewhere.
  if (!image) return finishScan(db, scan.photo_id)
  const seen = await lookAt(await buffer(image.stream), vision)
  await db.transaction().execute(async (tx) => {
    if (!(await lockConsent(tx, scan.family_id))) return
    // A photo that changed since is due again.
    if (!(await lockScanned(tx, scan))) return
    await saveVector(tx, scan, vision.searchModel, toPlanes(seen.numbers))
    await saveFaces(tx, scan, seen.faces)
    await finishScan(tx, scan.photo_id)
  })
}

/** A face that was there before stays the same one, with its group, when the photo is turned, cropped, or looked at again. */
async function saveFaces(tx: Parameters<typeof selectFacesOf>[0], scan: DueScan, seen: SeenFace[]): Promise<void> {
  const { photo_id, family_id } = scan
  const before = (await selectFacesOf(tx, family_id, photo_id)).map(({ id, vector }) => ({
    id,
    vector: toVector(vector),
  }))
  for (const { numbers, ...box } of seen) {
    const face = { ...box, vector: toBytes(numbers) }
    const vector = toVector(face.vector)
    const known = before.findIndex((one) => similarity(one.vector, vector) >= SAME_FACE)
    const [same] = known < 0 ? [] : before.splice(known, 1)
    if (same) await moveFace(tx, same.id, face)
    else await insertFace(tx, { id: newId(), family_id, photo_id, ...face })
  }
  if (before.length)
    await deleteFaces(
      tx,
      before.map(({ id }) => id),
    )
}
