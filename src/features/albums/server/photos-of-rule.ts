import type { Member } from '#features/families/server/member.ts'
import { PhotoFilters, type AlbumRule } from '#features/photos/photos.filters.ts'
import { listPhotos } from '#features/photos/server/list-photos.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'

type Asked = { rule: AlbumRule; sort_order?: 'asc' | 'desc'; cursor?: string | undefined; limit: number }

/** Photos of the gallery that match a rule, as this person sees them. */
export function listPhotosOfRule(
  viewer: Member<'photos.view'>,
  { rule, sort_order = 'asc', cursor, limit }: Asked,
  sign: SignMedia,
) {
  const { family_id } = viewer
  return listPhotos(
    viewer,
    { ...PhotoFilters.parse(rule), family_id, sort_by: 'taken_at', sort_order, cursor, limit },
    sign,
  )
}
