import { prefetched } from '#web/lazy-component.ts'
import { onSignedOut } from '#web/session-events.ts'
import { deleteSavedUploads, hasResidue, type About, type Uploading } from './upload-residue.ts'
import { uploadStore } from './upload-store.ts'

// The tus client and the queue are loaded after the first screen.
const engine = prefetched(() => import('./upload-engine.ts'))

/** Resumes uploads from an earlier page, and deletes everything at sign-out. Returns a function that disconnects. */
export function connectUploads(who: Uploading): () => void {
  if (hasResidue()) void engine().then(({ resumeUploads }) => resumeUploads(who))
  return onSignedOut(() => void forgetUploads())
}

/** Queues files. A missing file that's selected again resumes. Resolves once recordings made here are saved. */
export async function addFiles(
  files: readonly File[],
  family_id: string,
  who: Uploading,
  about?: About,
): Promise<void> {
  if (files.length === 0) return
  await (await engine()).addFiles(files, family_id, who, about)
}

/** A queued file, until the server has it. */
export async function fileOf(id: string): Promise<File | undefined> {
  return (await engine()).fileOf(id)
}

export async function retryUploads(ids: readonly string[]): Promise<void> {
  ;(await engine()).retryUploads(ids)
}

/** Cancels uploads in progress, or removes finished ones from the list. */
export async function removeUploads(ids: readonly string[]): Promise<void> {
  ;(await engine()).removeUploads(ids)
}

async function forgetUploads(): Promise<void> {
  if (uploadStore.get().size > 0) (await engine()).removeUploads([...uploadStore.get().keys()])
  deleteSavedUploads()
}
