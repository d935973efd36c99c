import type { Member } from '#features/families/server/member.ts'
import { notFound } from '#shared/problems.ts'
import { hidePhoto, lockPhotos } from './photos.queries.ts'

/** Takes a photo out of every view; it is purged after PHOTO_TRASH_DAYS. */
export async function deletePhoto(editor: Member<'photos.delete'>, { photo_id }: { photo_id: string }): Promise<void> {
  await lockPhotos(editor.tx, editor.family_id)
  if (!(await hidePhoto(editor.tx, editor.family_id, photo_id))) throw notFound()
}
