import type { InfiniteData } from '@tanstack/react-query'
import type { ResultOf } from '#shared/contract.ts'
import type { GalleryFilter } from '../photos.search.ts'
import type { PhotoListed, photosContract } from '#features/photos/photos.contract.ts'

export type PhotoPage = ResultOf<typeof photosContract.listPhotos>
export type PhotoPages = InfiniteData<PhotoPage, unknown>

/** All loaded photos, newest first. */
export function allPhotos(pages: PhotoPages): PhotoListed[] {
  return pages.pages.flatMap((page) => page.photos)
}

/** The gallery's photos, each with the time that it's sorted by. */
export function shownPhotos(pages: PhotoPages, sort: GalleryFilter['sort']): PhotoListed[] {
  const photos = allPhotos(pages)
  return sort === 'added' ? photos.map((photo) => ({ ...photo, sort_at: photo.created_at })) : photos
}
