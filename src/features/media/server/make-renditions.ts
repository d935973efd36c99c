import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Db, Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import {
  hasPendingRendition,
  putRendition,
  selectShownPhoto,
  claimPendingRendition,
  requestAgain,
} from './renditions.queries.ts'
import { playsEverywhere } from './plays-everywhere.ts'
import { renditionKey } from './media-objects.ts'
import { makeRenditionsJob } from './media.jobs.ts'

/** Longer than any video takes; after this, its worker has been killed. */
const CLAIM_HOURS = 4
const JOB_KEY = 'make-renditions'

export type RenditionParts = {
  db: Db
  store: ObjectStore
  originals: Originals
  media: Pick<MediaProcess, 'makeFolder' | 'canRender' | 'renderVideo'>
  log: Logger
}

/**
 * Creates playable copies of videos, one at a time. If a run is active in this process, a second job leaves its videos to it,
 * so that email and photos never wait for videos.
 */
export function renditionMaker(parts: RenditionParts): () => Promise<void> {
  let isMaking = false
  /** A video may have been added after the active run last looked for one. */
  let mayBeMore = false
  return async () => {
    mayBeMore = true
    if (!parts.media.canRender || isMaking) return
    isMaking = true
    try {
      while (mayBeMore) {
        mayBeMore = false
        const video = await claimPendingRendition(parts.db, CLAIM_HOURS)
        if (!video) continue
        mayBeMore = true
        await makeOne(video, parts)
      }
    } finally {
      isMaking = false
    }
  }
}

/** Requeues pending videos, for example after ffmpeg was installed or a job was lost. */
export async function requeueRenditions({ db, media }: Pick<RenditionParts, 'db' | 'media'>): Promise<void> {
  if (media.canRender && (await hasPendingRendition(db))) await enqueueRenditions(db)
}

/** Requests a playable copy of a new video, unless the original plays everywhere. */
export async function requestRendition(
  tx: Tx,
  video: { photo_id: string; family_id: string },
  report: AcceptedMedia,
): Promise<void> {
  const state = playsEverywhere(report) ? 'not_needed' : 'wanted'
  await putRendition(tx, { ...video, state })
  if (state === 'wanted') await enqueueRenditions(tx)
}

/** Requests the copy again after it was lost. */
export async function requestRenditionAgain(db: Db, { id, family_id }: { id: string; family_id: string }) {
  await putRendition(db, { photo_id: id, family_id, state: 'wanted' })
  await enqueueRenditions(db)
}

function enqueueRenditions<D extends Db>(db: D): Promise<void> {
  return addJob(db, makeRenditionsJob, {}, { key: JOB_KEY, priority: 10 })
}

type PendingVideo = NonNullable<Awaited<ReturnType<typeof claimPendingRendition>>>

async function makeOne(video: PendingVideo, { db, store, originals, media, log }: RenditionParts): Promise<void> {
  const { photo_id, family_id, audience, added_by, derivatives_version: version } = video
  const folder = await media.makeFolder()
  try {
    const made = await renderInto(folder, video, { originals, media })
    if (made) await store.cacheFile(renditionKey({ family_id, photo_id, version }), made, { contentType: 'video/mp4' })
    else log.warn({ photo_id }, "couldn't create a playable copy of a video")
    await db.transaction().execute(async (tx) => {
      await putRendition(tx, { photo_id, family_id, state: made ? 'made' : 'failed' })
      const only_to = audience === 'private' ? added_by : null
      await publishToFamily(tx, family_id, {
        kind: 'photos',
        id: await selectShownPhoto(tx, photo_id),
        ...(only_to && { only_to }),
      })
    })
  } catch (error) {
    // The photo may have been purged, and then there's no row to update. Otherwise the job retries.
    await requestAgain(db, photo_id)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rendered file, or nothing if the original is missing or can't be decoded. */
async function renderInto(
  folder: string,
  { storage_path, duration_ms }: Pick<PendingVideo, 'storage_path' | 'duration_ms'>,
  { originals, media }: Pick<RenditionParts, 'originals' | 'media'>,
): Promise<string | undefined> {
  const [original, made] = [path.join(folder, 'original'), path.join(folder, 'video.mp4')]
  try {
    const { stream } = await originals.open(storage_path)
    await pipeline(stream, createWriteStream(original))
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
  return (await media.renderVideo(original, made, duration_ms ?? 0)) ? made : undefined
}
