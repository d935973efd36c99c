import { deleteStoredFile, storeFile, loadFile, loadFilesBelow } from '#features/uploads/web/saved-files.ts'
import { hasResidue, setUploadMarker } from '#features/uploads/web/upload-residue.ts'

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

/** The child's questions with an unsaved recording in this browser, complete or in chunks. */
export async function draftedPrompts(user_id: string, child_id: string): Promise<ReadonlySet<string | undefined>> {
  if (!hasResidue()) return new Set()
  const found = await Promise.all(['draft', 'piece'].map((kind) => loadFilesBelow(`${kind}:${user_id}:${child_id}:`)))
  return new Set(found.flat().map(({ key }) => key.split(':')[3]))
}

export async function deleteRecordingDraft(draft: Draft, recording: File): Promise<void> {
  await deleteStoredFile(keyOf(draft), recording.size)
}
