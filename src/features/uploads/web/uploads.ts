import { fetchPart } from '#web/lazy-part.ts'
import { onSignedOut } from '#web/session-events.ts'
import { forgetLeftOver, hasLeftOver, type About, type Uploading } from './upload-residue.ts'
import { uploadStore } from './upload-store.ts'

// The protocol and its queue are loaded with the first file, not with the first screen.
const engine = () => fetchPart(() => import('./upload-engine.ts'))

/** Goes on with what an earlier page left behind, and forgets everything at sign-out. Answers how to disconnect. */
export function connectUploads(who: Uploading): () => void {
  if (hasLeftOver()) void engine().then(({ resumeUploads }) => resumeUploads(who))
  return onSignedOut(() => void forgetUploads())
}

/** Puts files in line; one that is waiting to be chosen again goes on where it stopped. What was made here is kept when it resolves. */
export async function addFiles(
  files: readonly File[],
  family_id: string,
  who: Uploading,
  about?: About,
): Promise<void> {
  if (files.length === 0) return
  await (await engine()).addFiles(files, family_id, who, about)
}

export async function retryUploads(ids: readonly string[]): Promise<void> {
  ;(await engine()).retryUploads(ids)
}

/** Ends uploads that are under way, or takes finished ones off the list. */
export async function removeUploads(ids: readonly string[]): Promise<void> {
  ;(await engine()).removeUploads(ids)
}

async function forgetUploads(): Promise<void> {
  if (uploadStore.get().size > 0) (await engine()).removeUploads([...uploadStore.get().keys()])
  forgetLeftOver()
}
