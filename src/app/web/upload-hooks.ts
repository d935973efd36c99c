import type { UploadHooks } from '#features/uploads/web/upload-hooks.ts'
import { fetchPart } from '#web/lazy-part.ts'

/** What photos do with finished uploads, loaded with the first one. */
export const uploadHooks: UploadHooks = {
  async showAdded(cache, family_id, count) {
    const { takeInNewPhotos } = await fetchPart(() => import('#features/photos/web/list/gallery-cache.ts'))
    await takeInNewPhotos(cache, family_id, count)
  },
  async filenameOf(cache, family_id, photo_id) {
    const { photoOptions } = await fetchPart(() => import('#features/photos/web/photos.data.ts'))
    return (await cache.fetchQuery(photoOptions(family_id, photo_id))).filename
  },
}
