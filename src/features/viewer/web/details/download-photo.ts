import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { saveAs } from '#web/save-as.ts'
import { downloadMany } from '#features/photos/web/bulk-changes.data.ts'

/**
 * The address answers with the original as a file to save; asking first tells whether it will. A Live Photo of two files is
 * one ZIP, since browsers do not like to save two files at a press.
 */
export async function downloadPhoto(photo: PhotoDetail): Promise<void> {
  if (photo.has_two_files) return downloadMany(photo.family_id, [photo.id])
  const answer = await fetch(photo.download_url, { method: 'HEAD' })
  if (!answer.ok) throw new Error(`download answered ${answer.status}`)
  saveAs(photo.download_url, photo.filename)
}
