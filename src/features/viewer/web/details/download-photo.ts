import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { saveAs } from '#web/save-as.ts'
import { downloadMany } from '#features/photos/web/bulk-changes.data.ts'

/**
 * The URL returns the original as a download; a HEAD request first checks that it works. A Live Photo with two files is
 * downloaded as a ZIP, because browsers block a second download from one click.
 */
export async function downloadPhoto(photo: PhotoDetail): Promise<void> {
  if (photo.has_two_files)
    return downloadMany(photo.family_id, { photo_ids: [photo.id], title: photo.filename.replace(/\.\w+$/, '') })
  if (!photo.download_url) throw new Error('the original may not be saved')
  const answer = await fetch(photo.download_url, { method: 'HEAD' })
  if (!answer.ok) throw new Error(`download answered ${answer.status}`)
  saveAs(photo.download_url, photo.filename)
}
