import type { albumsContract as albumsContractType } from '#features/albums/albums.contract.ts'
import type { familiesContract as familiesContractType } from '#features/families/families.contract.ts'
import type { PhotoListed, photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import { ApiProblem, call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { OFFLINE_ALBUM_PHOTOS, OFFLINE_FAVORITES, OFFLINE_LATEST } from '../offline.rules.ts'
import type { OfflineChoice } from './offline-choice.ts'
import type { OfflineAlbum } from './offline-index.ts'

const photosContract = operationsOf<typeof photosContractType>()
const albumsContract = operationsOf<typeof albumsContractType>()
const familiesContract = operationsOf<typeof familiesContractType>()

/** Listed once each, the most wanted first: albums, the latest, favorites. */
export type Wanted = { photos: PhotoListed[]; albums: OfflineAlbum[] }

/** Throws if the server can't be reached, since a list that's missing must not delete what's saved. */
export async function listOfflinePhotos(choice: OfflineChoice, signal: AbortSignal): Promise<Wanted> {
  const photos = new Map<string, PhotoListed>()
  const add = (listed: readonly PhotoListed[]) => {
    for (const photo of listed) if (!photos.has(photo.id)) photos.set(photo.id, photo)
  }
  const albums: OfflineAlbum[] = []
  for (const place of choice.albums) {
    const album = await readAlbum(place, signal)
    if (!album) continue
    add(album.photos)
    albums.push({ ...place, title: album.title, photo_ids: album.photos.map(({ id }) => id) })
  }
  if (choice.latest) {
    const { families } = await call(familiesContract.listFamilies, undefined, { signal })
    const latest: PhotoListed[] = []
    const favorites: PhotoListed[] = []
    for (const { id: family_id } of families) {
      const newest = await call(photosContract.listPhotos, { family_id, limit: OFFLINE_LATEST }, { signal })
      latest.push(...newest.photos)
      const loved = { family_id, is_favorite: 'true', limit: OFFLINE_FAVORITES } as const
      favorites.push(...(await call(photosContract.listPhotos, loved, { signal })).photos)
    }
    add(latest.toSorted((one, other) => other.sort_at.localeCompare(one.sort_at)).slice(0, OFFLINE_LATEST))
    add(favorites)
  }
  return { photos: [...photos.values()], albums }
}

/** Undefined if the album was deleted, or the user can't see it anymore. */
async function readAlbum(place: { family_id: string; album_id: string }, signal: AbortSignal) {
  try {
    const { title } = await call(albumsContract.getAlbum, place, { signal })
    const photos: PhotoListed[] = []
    let cursor: string | null | undefined
    do {
      const page = await call(
        albumsContract.listAlbumPhotos,
        { ...place, limit: 500, ...(cursor && { cursor }) },
        { signal },
      )
      photos.push(...page.photos)
      cursor = page.next_cursor
    } while (cursor && photos.length < OFFLINE_ALBUM_PHOTOS)
    return { title, photos: photos.slice(0, OFFLINE_ALBUM_PHOTOS) }
  } catch (error) {
    if (error instanceof ApiProblem && ['not_found', 'forbidden'].includes(error.code)) return undefined
    throw error
  }
}
