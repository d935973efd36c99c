import {
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { ResultOf, SentOf } from '#shared/contract.ts'
import type { photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import type { Album, albumsContract as albumsContractType } from '../albums.contract.ts'

export const albumsContract = operationsOf<typeof albumsContractType>()
const photosContract = operationsOf<typeof photosContractType>()

export const albumKeys = {
  family: (family_id: string) => ['albums', family_id] as const,
  one: (family_id: string, album_id: string) => ['albums', family_id, 'one', album_id] as const,
  photos: (family_id: string, album_id: string) => ['albums', family_id, 'photos', album_id] as const,
}

export function albumsOptions(family_id: string) {
  return infiniteQueryOptions({
    queryKey: [...albumKeys.family(family_id), 'list'],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(albumsContract.listAlbums, { family_id, ...(cursor && { cursor }) }, { signal }),
    ...byCursor,
  })
}

export function albumOptions(family_id: string, album_id: string) {
  return queryOptions({
    queryKey: albumKeys.one(family_id, album_id),
    queryFn: ({ signal }) => call(albumsContract.getAlbum, { family_id, album_id }, { signal }),
  })
}

export type AlbumPages = InfiniteData<ResultOf<typeof albumsContract.listAlbumPhotos>, unknown>

/** The mutations that move photos in albums. */
export const MOVES = ['moves in albums']

export function albumPhotosOptions(family_id: string, album_id: string) {
  return infiniteQueryOptions({
    queryKey: albumKeys.photos(family_id, album_id),
    queryFn: ({ signal, pageParam: cursor }) =>
      call(albumsContract.listAlbumPhotos, { family_id, album_id, ...(cursor && { cursor }) }, { signal }),
    ...byCursor,
  })
}

/** All photos of an album, loaded or not, up to the selection limit. */
export async function allIdsOfAlbum({ family_id, id, rule }: Album): Promise<string[]> {
  // A rule is kept as the parameters of this request.
  const filter = (rule ?? { album_ids: id }) as SentOf<typeof photosContract.listPhotoIds>
  return (await call(photosContract.listPhotoIds, { ...filter, family_id })).photo_ids
}

export type Section = ResultOf<typeof albumsContract.listAlbumPhotos>['sections'][number]
/** A section with the photos that follow it. The first group may have no section. */
export type Group = { section: Section | undefined; photos: PhotoListed[] }

export function groupsOf({ pages }: AlbumPages): Group[] {
  const groups: Group[] = [{ section: undefined, photos: [] }]
  for (const { photos, sections } of pages)
    for (let at = 0; at <= photos.length; at++) {
      for (const section of sections) if (section.at === at) groups.push({ section, photos: [] })
      const photo = photos[at]
      if (photo) groups.at(-1)?.photos.push(photo)
    }
  return groups[0]?.photos.length || groups.length === 1 ? groups : groups.slice(1)
}

export function refreshAlbums(cache: QueryClient, family_id: string): void {
  void cache.invalidateQueries({ queryKey: albumKeys.family(family_id) })
}

type Changes = Omit<typeof albumsContract, 'createAlbum'>

/** Calls an operation on an album, and reloads what shows it. */
export function useAlbumChange<Change extends Changes[keyof Changes]>(operation: Change) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: SentOf<Change>) => call(operation, input),
    onSettled: (_result, _error, { family_id }) => refreshAlbums(cache, family_id),
  })
}

/** The IDs that name an album in a request. */
export const placeOf = ({ family_id, id }: Pick<Album, 'family_id' | 'id'>) => ({ family_id, album_id: id })

export type AlbumFields = Omit<SentOf<typeof albumsContract.createAlbum>, 'family_id' | 'once'>

export function useCreateAlbum(family_id: string) {
  const cache = useQueryClient()
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (fields: AlbumFields) =>
      call(albumsContract.createAlbum, { family_id, once: key.of(fields), ...fields }),
    onSuccess() {
      key.answered()
      refreshAlbums(cache, family_id)
    },
  })
}
