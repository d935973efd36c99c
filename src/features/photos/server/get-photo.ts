import { may } from '#features/families/server/may.ts'
import { maySave, type Member, type StreamingMember } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound } from '#shared/problems.ts'
import type { PhotoDetail } from '../photos.contract.ts'
import { toPhotoDetail } from './photo-view.ts'
import { selectPhoto, type PhotoDetailRow } from './photos.queries.ts'

/** @throws Problem not_found: the photo is hidden by row-level security, or never existed */
export async function showPhoto(
  viewer: StreamingMember<'photos.view'>,
  row: PhotoDetailRow | undefined,
  sign: SignMedia,
): Promise<PhotoDetail> {
  if (!row) throw notFound()
  // Only viewers need another query.
  const isSavable = may(viewer.role, 'photos.save') || viewer.inTransaction((tx) => maySave({ ...viewer, tx }))
  return toPhotoDetail(row, { ...viewer, isSavable: await isSavable }, sign)
}

/** @throws Problem not_found */
export async function getPhoto(viewer: Member<'photos.view'>, { photo_id }: { photo_id: string }, sign: SignMedia) {
  const row = await selectPhoto(viewer.tx, viewer.family_id, photo_id)
  if (!row) throw notFound()
  return toPhotoDetail(row, { ...viewer, isSavable: await maySave(viewer) }, sign)
}
