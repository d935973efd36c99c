import type { Member } from '#features/families/server/member.ts'
import { mayChange } from '#features/photos/server/photo-permissions.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { deleteCaption, selectCaptionedPhoto, selectCaptions } from './captions.queries.ts'

export async function deleteAudioCaption(
  editor: Member<'photos.edit_own'>,
  { photo_id, caption_id }: { photo_id: string; caption_id: string },
): Promise<void> {
  const { tx, family_id, user_id } = editor
  const photo = await selectCaptionedPhoto(tx, family_id, photo_id)
  const caption = (await selectCaptions(tx, family_id, photo_id)).find(({ clip_id }) => clip_id === caption_id)
  if (!photo || !caption) throw notFound()
  if (caption.added_by !== user_id && !mayChange(editor, photo.added_by, 'edit')) throw new Problem('forbidden')
  if (!(await deleteCaption(tx, { family_id, photo_id, caption_id }))) throw notFound()
  const isPrivate = photo.audience === 'private'
  await recordAudit(tx, { action: 'caption.deleted', family_id, ...(!isPrivate && { details: { photo_id } }) })
  await publishToFamily(tx, family_id, { kind: 'photos', id: photo_id, only_to: isPrivate ? user_id : null })
}
