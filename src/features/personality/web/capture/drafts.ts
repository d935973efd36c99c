import { deleteStoredFile, storeFile, loadFile } from '#features/uploads/web/saved-files.ts'
import { setUploadMarker } from '#features/uploads/web/upload-residue.ts'

/**
 * Unsaved recordings survive a reload. They're stored with this browser's pending uploads and deleted with them at
 * sign-out. Best effort, like uploads.
 */
export type Draft = { user_id: string; child_id: string; prompt_id: string }

const keyOf = ({ user_id, child_id, prompt_id }: Draft) => `draft:${user_id}:${child_id}:${prompt_id}`

export async function saveDraft(draft: Draft, recording: File): Promise<void> {
  setUploadMarker()
  await storeFile(keyOf(draft), recording)
}

export function loadDraft(draft: Draft): Promise<File | undefined> {
  return loadFile(keyOf(draft))
}

export async function deleteRecordingDraft(draft: Draft, recording: File): Promise<void> {
  await deleteStoredFile(keyOf(draft), recording.size)
}
