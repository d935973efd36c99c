import { rm } from 'node:fs/promises'
import path from 'node:path'
import { posterIn, recordingFolder } from '#features/media/server/media-objects.ts'
import { fetched } from '#features/media/server/remake-derivatives.ts'
import type { Db } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { DecoderFailed } from '#server/media-process/decoder-failed.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { savePoster, selectWithoutPoster, type Poster, type WithoutPoster } from './posters.queries.ts'

/** Videos of one run, so that photos never wait long for a decoder. */
const AT_A_TIME = 20

type Parts = {
  db: Db
  media: Pick<MediaProcess, 'makeFolder' | 'inspect' | 'canRender'>
  originals: Originals
  store: ObjectStore
}

/** Makes posters of videos that were recorded before ffmpeg was installed, and finds out which older videos have one. */
export async function makePosters(parts: Parts): Promise<void> {
  const { db, media } = parts
  for (const answer of await selectWithoutPoster(db, { canRead: media.canRender, limit: AT_A_TIME })) {
    const made = await makePoster(answer, parts)
    await db.transaction().execute(async (tx) => {
      await savePoster(tx, answer, made)
      const only_to = answer.audience === 'private' ? answer.added_by : null
      const { family_id, child_id: id } = answer
      await publishToFamily(tx, family_id, { kind: 'personality', id, ...(only_to && { only_to }) })
    })
  }
}

type Made = { poster: Poster; thumbhash?: Buffer }

async function makePoster(answer: WithoutPoster, { media, originals, store }: Parts): Promise<Made> {
  const folder = await media.makeFolder()
  try {
    const original = path.join(folder, 'original')
    if (!(await fetched(originals, answer.storage_path, original))) return { poster: 'failed' }
    const report = await media
      .inspect(original, path.join(folder, 'made'), { filename: answer.filename ?? undefined })
      .catch((error: unknown) => {
        if (!(error instanceof DecoderFailed)) throw error
      })
    if (!report?.ok || report.kind === 'audio') return { poster: 'failed' }
    if (report.placeholder) {
      // The same video is always drawn the same way, so another image came from the browser that recorded it.
      const isDrawn = answer.poster === 'drawn' || answer.thumbhash?.toString('base64') === report.thumbhash
      return { poster: !isDrawn ? 'frame' : media.canRender ? 'failed' : 'drawn' }
    }
    const frame = report.derivatives.find(({ variant }) => variant === 'large')
    if (!frame) return { poster: 'failed' }
    const key = posterIn(recordingFolder('answer', { family_id: answer.family_id, id: answer.video_clip_id }))
    await store.cacheFile(key, frame.path, { contentType: frame.mime })
    return { poster: 'made', thumbhash: Buffer.from(report.thumbhash, 'base64') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
