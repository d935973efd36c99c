import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { tellFamily } from '#server/live/tell.ts'
import { notFound } from '#shared/problems.ts'
import { deleteCaption } from './captions.queries.ts'

/** Takes a recording off a photo, for good. */
export async function deleteAudioCaption(
  { tx, family_id }: Member<'photos.edit'>,
  { photo_id }: { photo_id: string },
): Promise<void> {
  if (!(await deleteCaption(tx, family_id, photo_id))) throw notFound()
  await recordAudit(tx, { action: 'caption.deleted', family_id, details: { photo_id } })
  await tellFamily(tx, family_id, { kind: 'photos', id: photo_id })
}
