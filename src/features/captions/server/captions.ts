import type { Plans } from '#features/billing/server/plans.ts'
import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import { mayChange } from '#features/photos/server/photo-permissions.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import { fullName } from '#shared/full-name.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { captionsContract } from '../captions.contract.ts'
import { pinInPhoto } from '../pin.ts'
import { deleteCaption, selectCaptionedPhoto, selectCaptions } from './captions.queries.ts'

const nameOf = (person: { id: string; first_name: string; last_name: string }) => ({
  added_by: person,
  speaker: fullName(person),
})

/** @throws Problem not_found: the photo doesn't exist, or row-level security hides it */
export async function listAudioCaptions(
  viewer: Member<'photos.view'>,
  { photo_id }: { photo_id: string },
  { sign, plans }: { sign: SignMedia; plans: Pick<Plans, 'ofFamily'> },
): Promise<ResultOf<typeof captionsContract.listAudioCaptions>> {
  const { tx, family_id, user_id, role } = viewer
  const photo = await selectCaptionedPhoto(tx, family_id, photo_id)
  if (!photo) throw notFound()
  const rows = await selectCaptions(tx, family_id, photo_id)
  const add = may(role, 'photos.add') && !photo.isFull
  const mayDelete = (added_by: string | null) =>
    may(role, 'photos.edit_own') && (added_by === user_id || mayChange(viewer, photo.added_by, 'edit'))
  return {
    captions: rows.map(({ adder_id, first_name, last_name, clip_id, duration_ms, added_by, x, y, ...caption }) => {
      const clip = { kind: 'caption', family_id, id: clip_id, version: 1, variant: 'original' } as const
      return {
        ...caption,
        id: clip_id,
        pin: x === null || y === null ? null : pinInPhoto({ x, y }, photo),
        duration: duration_ms / 1000,
        ...(adder_id
          ? nameOf({ id: adder_id, first_name: first_name ?? '', last_name: last_name ?? '' })
          : { added_by: null }),
        url: sign(viewer, clip),
        download_url: sign(viewer, { ...clip, download: true }),
        can: { delete: mayDelete(added_by) },
      }
    }),
    can: { add, record: add && (await plans.ofFamily(tx, family_id)).audio_captions },
  }
}

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
