import { forgetFile, keepFile, loadFile } from '#features/uploads/web/saved-files.ts'
import { leaveTrace } from '#features/uploads/web/upload-residue.ts'

/**
 * What was recorded and not yet saved outlives a reload: it is kept beside the uploads of this browser, and goes with them
 * at sign-out. Best effort, as they are.
 */
export type Draft = { user_id: string; child_id: string; prompt_id: string }

const keyOf = ({ user_id, child_id, prompt_id }: Draft) => `draft:${user_id}:${child_id}:${prompt_id}`

export async function keepDraft(draft: Draft, film: File): Promise<void> {
  leaveTrace()
  await keepFile(keyOf(draft), film)
}

export function loadDraft(draft: Draft): Promise<File | undefined> {
  return loadFile(keyOf(draft))
}

export async function forgetDraft(draft: Draft, film: File): Promise<void> {
  await forgetFile(keyOf(draft), film.size)
}
