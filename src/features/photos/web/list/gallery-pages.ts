import type { InfiniteData } from '@tanstack/react-query'
import type { ResultOf } from '#shared/contract.ts'
import type { GalleryFilter } from '../photos.search.ts'
import type { PhotoListed, photosContract } from '#features/photos/photos.contract.ts'

export type PhotoPage = ResultOf<typeof photosContract.listPhotos>
export type PhotoPages = InfiniteData<PhotoPage, unknown>

/** Every photo that is loaded, newest first. */
export function allPhotos(pages: PhotoPages): PhotoListed[] {
  return pages.pages.flatMap((page) => page.photos)
}

/** What a gallery shows, each photo with the time it is filed under there. */
export function shownPhotos(pages: PhotoPages, sort: GalleryFilter['sort']): PhotoListed[] {
  const photos = allPhotos(pages)
  return sort === 'added' ? photos.map((photo) => ({ ...photo, sort_at: photo.created_at })) : photos
}
