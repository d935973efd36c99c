import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Tx } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import { requestRendition } from '#features/media/server/make-renditions.ts'
import { originalColumns, photoFolder } from '#features/media/server/media-objects.ts'
import { nameOfPlace } from '#features/places/server/place-names.ts'
import type { ReceivedUpload } from '#features/uploads/server/upload-purpose.ts'
import { insertPhoto, lockFileOfFamily, pairLivePhoto, selectSameFiles, stackPhoto } from './add-photo.queries.ts'
import type { Audience } from '#shared/audiences.ts'

/** What a photo has from its upload, and the name of the guest who sent it. */
type PhotoUpload = Pick<ReceivedUpload, 'id' | 'family_id' | 'user_id' | 'filename' | 'about' | 'audience'> & {
  sender?: string
}

/** Inserts a photo. Returns the ID of its item in the gallery: its own, or the image's for the video of a Live Photo. */
export async function addPhoto(tx: Tx, upload: PhotoUpload, report: AcceptedMedia): Promise<string> {
  const photo = {
    id: upload.id,
    family_id: upload.family_id,
    added_by: upload.user_id,
    filename: upload.filename,
    kind: report.kind,
    ...originalColumns(photoFolder(upload.family_id, upload.id), report),
    width: report.width,
    height: report.height,
    duration_ms: report.duration_ms,
    animated: report.animated,
    // What the sender said counts only for a file that doesn't say.
    description: report.description ?? upload.about.description ?? null,
    location_name: await nameOfPlace(report.lat, report.lng),
    location_lat: report.lat,
    location_lng: report.lng,
    ...takenOf(report, upload),
    camera: JSON.stringify(report.camera),
    pairing: report.pairing && JSON.stringify(report.pairing),
    burst_id: report.burst_id,
    thumbhash: Buffer.from(report.thumbhash, 'base64'),
    placeholder: report.placeholder,
    // Placeholders all look alike, so what's measured of them is left out.
    ...(report.kind === 'image' && !report.placeholder && { ...report.look, ...report.focus }),
    audience: audienceOf(upload),
  }
  const [, picture_id] = await Promise.all([
    insertPhoto(tx, photo),
    pairLivePhoto(tx, upload.id),
    stackPhoto(tx, upload.id),
  ])
  if (report.kind === 'video') await requestRendition(tx, { photo_id: upload.id, family_id: upload.family_id }, report)
  return picture_id ?? upload.id
}

/**
 * Adds several photos, except those that the family has already and the person can see. Returns the ID of each in the
 * gallery, in the same order, and whether it's new.
 */
export async function addUnknownPhotos(tx: Tx, sent: readonly { upload: PhotoUpload; report: AcceptedMedia }[]) {
  const hashOf = ({ sha256 }: AcceptedMedia) => Buffer.from(sha256, 'hex')
  // In one order, and before anything that other uploads wait for.
  for (const { upload, report } of sent.toSorted((a, b) => (a.report.sha256 < b.report.sha256 ? -1 : 1)))
    await lockFileOfFamily(tx, upload.family_id, hashOf(report))
  const added: { photo_id: string; isNew: boolean }[] = []
  for (const { upload, report } of sent) {
    const [same] = await selectSameFiles(tx, upload, hashOf(report))
    added.push({ photo_id: same?.id ?? (await addPhoto(tx, upload, report)), isNew: !same })
    if (!same) await addPhotoActivity(tx, upload)
  }
  return added
}

/** Adds a new photo to the activity feed. */
export function addPhotoActivity(tx: Tx, upload: PhotoUpload): Promise<void> {
  return recordActivity(tx, {
    family_id: upload.family_id,
    user_id: upload.user_id,
    activity_type: 'photo_upload',
    title: upload.filename,
    metadata: { photo_id: upload.id, photo_count: 1, ...(upload.sender && { sender: upload.sender }) },
    audience: audienceOf(upload),
  })
}

/** What the sender said counts only for a file that doesn't say when it was taken. */
function takenOf({ taken_at, taken_offset_minutes, taken_at_from }: AcceptedMedia, { about }: PhotoUpload) {
  return { taken_at: taken_at ?? about.taken_at ?? null, taken_offset_minutes, taken_at_from }
}

function audienceOf({ about, audience }: PhotoUpload): Audience {
  return about.audience ?? audience ?? 'family_only'
}
