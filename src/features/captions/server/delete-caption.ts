import type { Member } from '#features/families/server/member.ts'
import { requireChangeable } from '#features/photos/server/photo-permissions.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { deleteCaption } from './captions.queries.ts'

export async function deleteAudioCaption(
  editor: Member<'photos.edit_own'>,
  { photo_id }: { photo_id: string },
): Promise<void> {
  const { tx, family_id } = editor
  await requireChangeable(editor, photo_id, 'edit')
  if (!(await deleteCaption(tx, family_id, photo_id))) throw notFound()
  await recordAudit(tx, { action: 'caption.deleted', family_id, details: { photo_id } })
  await publishToFamily(tx, family_id, { kind: 'photos', id: photo_id })
}
