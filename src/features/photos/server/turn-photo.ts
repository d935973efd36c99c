import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Member } from '#features/families/server/member.ts'
import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { notFound } from '#shared/problems.ts'
import { derivativeKey } from './media-objects.ts'
import { turnPhotoJob } from './photos.jobs.ts'
import { lockPhotos, selectPhotoToTurn, showTurned, turnQuarters } from './photos.queries.ts'

type Place = { family_id: string; photo_id: string }
type Parts = { db: Db; store: ObjectStore; media: Pick<MediaProcess, 'inspect'> }

/** Turns a picture for everybody. The gallery shows it so once a job has made new derivatives. */
export async function turnPhoto(
  { tx, family_id }: Member<'photos.edit'>,
  { photo_id, quarters }: { photo_id: string; quarters: number },
): Promise<void> {
  await lockPhotos(tx, family_id)
  if (!(await turnQuarters(tx, family_id, photo_id, quarters))) throw notFound()
  await addJob(tx, turnPhotoJob, { family_id, photo_id }, { key: `turn:${photo_id}` })
}

/**
 * Makes the derivatives of a turned picture out of its original. Each turn has a version of its own, so that runs at the
 * same time write different objects; the one that fits the row is shown.
 */
export async function makeTurned({ family_id, photo_id }: Place, { db, store, media }: Parts): Promise<void> {
  const photo = await selectPhotoToTurn(db, family_id, photo_id)
  if (!photo) return
  const { filename, quarter_turns } = photo
  const version = 1 + quarter_turns
  if (photo.derivatives_version === version) return
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-turn-'))
  try {
    const original = path.join(folder, 'original')
    const { stream } = await store.open(photo.storage_path)
    await pipeline(stream, createWriteStream(original))
    const report = await media.inspect(original, path.join(folder, 'made'), { filename, quarterTurns: quarter_turns })
    if (!report.ok || report.kind === 'audio') throw new Error(`the original of ${photo_id} can no longer be read`)
    for (const { variant, path: made, mime } of report.derivatives)
      await store.cacheFile(derivativeKey({ family_id, photo_id, variant, version }), made, { contentType: mime })
    const [width, height] = quarter_turns % 2 ? [report.height, report.width] : [report.width, report.height]
    const thumbhash = Buffer.from(report.thumbhash, 'base64')
    // Turned again meanwhile: the job of that turn shows it.
    await showTurned(db, family_id, photo_id, { quarter_turns, version, width, height, thumbhash })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
