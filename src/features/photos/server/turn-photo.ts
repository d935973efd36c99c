import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Member } from '#features/families/server/member.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { ScrubParts } from '#server/scrub/scrub-originals.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { notFound } from '#shared/problems.ts'
import type { Crop } from '#features/media/crop.ts'
import { addTurnJob } from './add-turn-job.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { requireChangeable } from './photo-permissions.ts'
import { lockPhotos } from './photos.queries.ts'
import { selectPhotoToTurn, showTurned, turnQuarters } from './rotation.queries.ts'

type PhotoRef = { family_id: string; photo_id: string }
export type TurnParts = ScrubParts & { media: Pick<MediaProcess, 'makeFolder' | 'inspect'> }

/** Rotates an image for everyone. The gallery changes once a job has created the derivatives. */
export async function turnPhoto(
  editor: Member<'photos.edit_own'>,
  { photo_id, quarters }: { photo_id: string; quarters: number },
): Promise<void> {
  const { tx, family_id } = editor
  await lockPhotos(tx, family_id)
  await requireChangeable(editor, photo_id, 'edit')
  if (!(await turnQuarters(tx, family_id, photo_id, quarters))) throw notFound()
  await addTurnJob(tx, family_id, photo_id)
}

/** The version of the uncropped image's derivatives after n quarter turns. */
export function wholeVersion({ quarter_turns }: { quarter_turns: number }): number {
  return 1 + quarter_turns
}

/** Every crop has versions of its own, one for each rotation. */
function versionOf(photo: { quarter_turns: number; crop: Crop | null; crop_edits: number }): number {
  return wholeVersion(photo) + (photo.crop ? 4 * photo.crop_edits : 0)
}

/**
 * Creates the derivatives of a rotated or cropped image from its original. Every rotation and crop has its own version, so
 * concurrent runs write different objects, and the one that matches the row is shown.
 */
export async function makeTurned(ref: PhotoRef, { media, ...parts }: TurnParts): Promise<void> {
  const { db, store } = parts
  const { family_id, photo_id } = ref
  const photo = await selectPhotoToTurn(db, family_id, photo_id)
  if (!photo) return
  const { crop, crop_edits, filename, quarter_turns } = photo
  const version = versionOf(photo)
  if (photo.derivatives_version === version) return
  const folder = await media.makeFolder()
  const original = path.join(folder, 'original')

  async function make(shown: Crop | null, as: number): Promise<AcceptedMedia> {
    const hints = { share: family_id, filename, quarterTurns: quarter_turns, crop: shown ?? undefined }
    const report = await media.inspect(original, path.join(folder, `v${as}`), hints)
    if (!report.ok || report.kind === 'audio') throw new Error(`the original of ${photo_id} can no longer be read`)
    for (const { variant, path: made, mime } of report.derivatives)
      await store.cacheFile(derivativeKey({ ...ref, variant, version: as }), made, { contentType: mime })
    return report
  }

  try {
    const { stream } = await wholeOriginals(parts).open(photo.storage_path)
    await pipeline(stream, createWriteStream(original))
    const report = await make(crop, version)
    // The crop dialog shows the uncropped image with its rotation.
    const whole = wholeVersion(photo)
    if (crop && !(await store.stat(derivativeKey({ ...ref, variant: 'large', version: whole }))))
      await make(null, whole)
    const [width, height] = shapeOf(report, crop, quarter_turns)
    const thumbhash = Buffer.from(report.thumbhash, 'base64')
    // If the photo was changed again since, that change's job shows it.
    await showTurned(db, family_id, photo_id, {
      ...{ quarter_turns, crop_edits, version, width, height, thumbhash },
      ...report.focus,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function shapeOf({ width, height }: AcceptedMedia, crop: Crop | null, quarter_turns: number): [number, number] {
  const [wide, high] = [
    Math.max(1, Math.round(width * (crop?.width ?? 1))),
    Math.max(1, Math.round(height * (crop?.height ?? 1))),
  ]
  return quarter_turns % 2 ? [high, wide] : [wide, high]
}
