import { maySave, type Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { photoUrlsContract } from '../photo-urls.contract.ts'
import { selectVersions } from './media.queries.ts'

type Urls = typeof photoUrlsContract.listPhotoUrls

/** URLs of the given photos, limited to those that the caller can see. */
export async function listPhotoUrls(
  viewer: Member<'photos.view'>,
  { ids }: InputOf<Urls>,
  sign: SignMedia,
): Promise<ResultOf<Urls>> {
  const { tx, family_id } = viewer
  const [rows, isSavable] = await Promise.all([selectVersions(tx, family_id, ids.split(',')), maySave(viewer)])
  return {
    photos: rows.map(({ id, version }) => {
      const media = { kind: 'photo', family_id, id, version } as const
      return {
        id,
        small_url: sign(viewer, { ...media, variant: 'small' }),
        large_url: sign(viewer, { ...media, variant: 'large' }),
        original_url: isSavable ? sign(viewer, { ...media, version: 1, variant: 'original' }) : null,
      }
    }),
  }
}
