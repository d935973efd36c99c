import { maySave, type Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound } from '#shared/problems.ts'
import type { PhotoDetail } from '../photos.contract.ts'
import { toPhotoDetail } from './photo-view.ts'
import { selectPhoto, type PhotoDetailRow } from './photos.queries.ts'

type Viewer = Member<'photos.view'>

/** @throws Problem not_found: the photo is hidden by row-level security, or never existed */
export async function showPhoto(
  viewer: Viewer,
  row: PhotoDetailRow | undefined,
  sign: SignMedia,
): Promise<PhotoDetail> {
  if (!row) throw notFound()
  return toPhotoDetail(row, { ...viewer, isSavable: await maySave(viewer) }, sign)
}

export async function getPhoto(viewer: Viewer, { photo_id }: { photo_id: string }, sign: SignMedia) {
  return showPhoto(viewer, await selectPhoto(viewer.tx, viewer.family_id, photo_id), sign)
}
