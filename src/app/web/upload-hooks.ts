import type { UploadHooks } from '#features/uploads/web/upload-hooks.ts'
import { fetchChunk } from '#web/lazy-component.ts'

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
}
