import type { Member } from '#features/families/server/member.ts'
import { mayChange } from '#features/photos/server/photo-permissions.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { captionsContract } from '../captions.contract.ts'
import { selectAdder, selectCaption } from './captions.queries.ts'

export type CaptionDesk = { sign: SignMedia; plans: Pick<Plans, 'ofFamily'> }

/** @throws Problem not_found: the photo doesn't exist, or row-level security hides it */
export async function getCaption(
  viewer: Member<'photos.view'>,
  { photo_id }: { photo_id: string },
  { sign, plans }: CaptionDesk,
): Promise<ResultOf<typeof captionsContract.getAudioCaption>> {
  const { tx, family_id } = viewer
  const photo = await selectAdder(tx, family_id, photo_id)
  if (!photo) throw notFound()
  const row = await selectCaption(tx, family_id, photo_id)
  const edit = mayChange(viewer, photo.added_by, 'edit')
  const can = { edit, record: edit && (await plans.ofFamily(tx, family_id)).audio_captions }
  if (!row) return { caption: null, can }
  const { adder_id, first_name, last_name, clip_id, duration_ms, ...caption } = row
  const clip = { kind: 'caption', family_id, id: clip_id, version: 1, variant: 'original' } as const
  return {
    caption: {
      ...caption,
      duration: duration_ms / 1000,
      added_by: adder_id ? { id: adder_id, first_name: first_name ?? '', last_name: last_name ?? '' } : null,
      url: sign(viewer, clip),
      download_url: sign(viewer, { ...clip, download: true }),
    },
    can,
  }
}
