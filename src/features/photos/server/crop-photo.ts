import type { Member } from '#features/families/server/member.ts'
import { notFound } from '#shared/problems.ts'
import { turnedCrop, type Crop } from '#features/media/crop.ts'
import { addTurnJob } from './add-turn-job.ts'
import { requireChangeable } from './photo-permissions.ts'
import { lockPhotos } from './photos.queries.ts'
import { updateCrop } from './rotation.queries.ts'

type CropInput = { photo_id: string; crop: Crop | null; quarter_turns: number }

/** Crops an image for everyone, or removes the crop. The gallery changes once a job has created the derivatives. */
export async function cropPhoto(
  editor: Member<'photos.edit_own'>,
  { photo_id, crop, quarter_turns }: CropInput,
): Promise<void> {
  const { tx, family_id } = editor
  await lockPhotos(tx, family_id)
  await requireChangeable(editor, photo_id, 'edit')
  // Stored relative to the unrotated image, so that later rotations apply to it.
  const upright = crop && turnedCrop(crop, 4 - quarter_turns)
  if (!(await updateCrop(tx, family_id, photo_id, upright))) throw notFound()
  await addTurnJob(tx, family_id, photo_id)
}
