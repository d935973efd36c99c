import { maySave, type Member } from '#features/families/server/member.ts'
import { notFound } from '#shared/problems.ts'
import type { PhotoDetail } from '../photos.contract.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { toPhotoDetail } from './photo-view.ts'
import { selectPhoto } from './photos.queries.ts'

/** @throws Problem not_found: the photo is hidden by row-level security, or never existed */
export async function getPhoto(
  viewer: Member<'photos.view'>,
  { photo_id }: { photo_id: string },
  sign: SignMedia,
): Promise<PhotoDetail> {
  const [row, isSavable] = await Promise.all([selectPhoto(viewer.tx, viewer.family_id, photo_id), maySave(viewer)])
  if (!row) throw notFound()
  return toPhotoDetail(row, { ...viewer, isSavable }, sign)
}
