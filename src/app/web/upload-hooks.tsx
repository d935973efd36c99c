import { albumsTexts } from '#features/albums/web/albums.texts.ts'
import type { UploadHooks } from '#features/uploads/web/upload-hooks.ts'
import { fetchChunk } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'

const AddToAlbum = lazyWithTexts(albumsTexts, () => import('#features/albums/web/add-to-album.tsx'), 'AddToAlbum')

/** What photos do with finished uploads, loaded with the first one. */
export const uploadHooks: UploadHooks = {
  async showAdded(cache, family_id, count) {
    const { addNewPhotos } = await fetchChunk(() => import('#features/photos/web/list/gallery-cache.ts'))
    await addNewPhotos(cache, family_id, count)
  },
  async filenameOf(cache, family_id, photo_id) {
    const { photoOptions } = await fetchChunk(() => import('#features/photos/web/photos.data.ts'))
    return (await cache.fetchQuery(photoOptions(family_id, photo_id))).filename
  },
  addToAlbum: (asked) => <AddToAlbum {...asked} />,
}
