import type { PhotoDetail } from '#features/photos/photos.contract.ts'

/** The address answers with the original as a file to save; asking first tells whether it will. */
export async function downloadPhoto(photo: PhotoDetail): Promise<void> {
  const answer = await fetch(photo.download_url, { method: 'HEAD' })
  if (!answer.ok) throw new Error(`download answered ${answer.status}`)
  const link = document.createElement('a')
  link.href = photo.download_url
  link.download = photo.filename
  link.click()
}
