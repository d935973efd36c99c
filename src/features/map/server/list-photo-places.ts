import type { Member } from '#features/families/server/member.ts'
import type { MapTiles } from '#server/config.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { mapContract } from '../map.contract.ts'
import { filterOf } from '#features/photos/server/list-photos.ts'
import { selectPhotoPlaces } from './map.queries.ts'

type Places = typeof mapContract.listPhotoPlaces

/** The places of the photos that the caller can see, for a map. */
export async function listPhotoPlaces(
  viewer: Member<'photos.view'>,
  input: InputOf<Places>,
  { sign, tiles }: { sign: SignMedia; tiles: MapTiles | undefined },
): Promise<ResultOf<Places>> {
  const { tx, family_id } = viewer
  const rows = await selectPhotoPlaces(tx, family_id, filterOf(input), input.zoom)
  return {
    places: rows.map(({ version, ...place }) => ({
      ...place,
      photos: Number(place.photos),
      small_url: sign(viewer, { kind: 'photo', family_id, id: place.photo_id, version, variant: 'small' }),
    })),
    tiles: tiles ? { url: tiles.url, credit: tiles.credit ?? null } : null,
  }
}
