import { link, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import type { AcceptedMedia, AcceptedAudio } from '#server/media-process/media-report.ts'
import type { MediaKind } from '#server/storage/media-urls.ts'
import { endingsOf } from '#server/storage/media-types.ts'
import { ObjectExists, type ObjectStore } from '#server/storage/object-store.ts'

/** The prefix of all objects of a photo, made only of IDs. */
export function photoFolder(family_id: string, photo_id: string): string {
  return `families/${family_id}/photos/${photo_id}`
}

export type RecordingKind = Extract<MediaKind, 'answer' | 'caption' | 'letter'>

/** The prefix of all objects of a recording. Its ID is its upload's ID. */
export function recordingFolder(kind: RecordingKind, { family_id, id }: { family_id: string; id: string }): string {
  return `families/${family_id}/${kind}s/${id}`
}

const derivativeNames = { small: 'small.webp', large: 'large.jpg' } as const
export type Derivative = keyof typeof derivativeNames

/** The object key of a derivative. It contains the version, so that no cache returns an old one. */
export function derivativeKey(media: {
  family_id: string
  photo_id: string
  variant: Derivative
  version: number
}): string {
  return `${photoFolder(media.family_id, media.photo_id)}/v${media.version}/${derivativeNames[media.variant]}`
}

/** The object key of a video's playable copy. */
export function renditionKey({
  family_id,
  photo_id,
  version,
}: {
  family_id: string
  photo_id: string
  version: number
}) {
  return `${photoFolder(family_id, photo_id)}/v${version}/film.mp4`
}

/** The object key of a photo's full-resolution image. */
export function fullKey({ family_id, photo_id, version }: { family_id: string; photo_id: string; version: number }) {
  return `${photoFolder(family_id, photo_id)}/v${version}/full.jpg`
}

/** The object key of the original in a folder. */
export function originalIn(folder: string, mime: string): string {
  return `${folder}/original${endingWithDot(mime)}`
}

/** A row's columns about its original, in `folder`. */
export function originalColumns(folder: string, { mime, bytes, sha256 }: AcceptedMedia | AcceptedAudio) {
  return { storage_path: originalIn(folder, mime), file_type: mime, bytes, sha256: Buffer.from(sha256, 'hex') }
}

/** The same for a recording, which may have a seekable copy. */
export function recordingColumns(folder: string, report: AcceptedMedia | AcceptedAudio) {
  return {
    ...originalColumns(folder, report),
    seekable_path: report.seekable_copy ? seekableIn(folder, report.mime) : null,
  }
}

/** The prefix of the derivatives of a video that isn't a photo. They have only one version. */
export function posterIn(folder: string): string {
  return `${folder}/v1/${derivativeNames.large}`
}

/** The object key of a seekable copy of a video or audio recording. */
function seekableIn(folder: string, mime: string): string {
  return `${folder}/v1/seekable${endingWithDot(mime)}`
}

function endingWithDot(mime: string): string {
  const ending = endingsOf(mime)[0]
  return ending ? `.${ending}` : ''
}

/**
 * Stores the original, byte for byte, and its derivatives. The received file, which is durable, stays in place until the row
 * is committed. `folder` must be used by this run only. Objects that an earlier, killed run stored are reused.
 */
export async function storeMedia(
  store: ObjectStore,
  folder: string,
  received: { file: string; folder: string },
  report: AcceptedMedia | AcceptedAudio,
): Promise<void> {
  const second = path.join(received.folder, 'original')
  await link(received.file, second)
  const key = originalIn(folder, report.mime)
  try {
    await store.storeFile(key, second, { contentType: report.mime, isDurable: true })
  } catch (error) {
    await rm(second, { force: true })
    const existing = error instanceof ObjectExists ? await store.stat(key) : undefined
    if (existing?.size !== report.bytes) throw error
  }
  for (const { variant, path: made, mime } of report.kind === 'audio' ? [] : report.derivatives) {
    await store.cacheFile(`${folder}/v1/${derivativeNames[variant]}`, made, { contentType: mime })
  }
  if (report.seekable_copy)
    await store.cacheFile(seekableIn(folder, report.mime), report.seekable_copy, { contentType: report.mime })
  await rmdir(received.folder)
}
