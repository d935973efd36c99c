import type { ActingMember, Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { notFound } from '#shared/problems.ts'
import { hidePhoto } from './deleted-photos.queries.ts'
import { requireChangeable } from './photo-permissions.ts'
import { lockPhotos, selectShared } from './photos.queries.ts'

/** Removes a photo from every view. It's purged after PHOTO_TRASH_DAYS. */
export async function deletePhoto(
  editor: Member<'photos.delete_own'>,
  { photo_id }: { photo_id: string },
): Promise<void> {
  const { tx, family_id } = editor
  await lockPhotos(tx, family_id)
  await requireChangeable(editor, photo_id, 'delete')
  const shared = await selectShared(tx, family_id, [photo_id])
  if (!(await hidePhoto(tx, family_id, photo_id))) throw notFound()
  await logDeletion(editor, shared.size)
}

/** Logs the deletion for the owner, except for photos that only one person could see. */
export async function logDeletion({ tx, family_id }: ActingMember<'photos.delete_own'>, photos: number): Promise<void> {
  if (photos > 0) await recordAudit(tx, { action: 'photo.deleted', family_id, details: { photos } })
}
