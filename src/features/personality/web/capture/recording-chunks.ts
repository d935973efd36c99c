import { deleteStoredFile, storeFile, loadFilesBelow } from '#features/uploads/web/saved-files.ts'
import { setUploadMarker } from '#features/uploads/web/upload-residue.ts'
import { liveTabs, thisTab } from '#features/uploads/web/live-tabs.ts'
import type { Draft } from './drafts.ts'
import { remuxRecording } from './remux-recording.ts'

/** Chunks are stored as they're recorded, so closing the tab or a browser crash loses at most the last second. */
const folderOf = ({ user_id, child_id, prompt_id }: Draft) => `piece:${user_id}:${child_id}:${prompt_id}:`
/** Zero-padded, so that keys sort by chunk number. */
const keyOf = (draft: Draft, number: number) => `${folderOf(draft)}${thisTab}:${String(number).padStart(6, '0')}`
const tabOf = (draft: Draft, key: string) => key.slice(folderOf(draft).length).replace(/:.*/, '')

export function saveChunk(draft: Draft, chunk: Blob, number: number): Promise<void> {
  setUploadMarker()
  return runQueued(async () => {
    if (number === 0) await deleteOwn(draft)
    await storeFile(keyOf(draft, number), new File([chunk], 'piece', { type: chunk.type }))
  })
}

/** Called when the recording is complete or discarded. */
export function deleteChunks(draft: Draft): Promise<void> {
  return runQueued(() => deleteOwn(draft))
}

/** Serialized, so that deleting the previous recording never deletes a chunk of the next one. */
function runQueued(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work, work)
  return turn
}
let turn = Promise.resolve()

async function deleteOwn(draft: Draft): Promise<void> {
  for (const { key, file } of await loadFilesBelow(folderOf(draft)))
    if (tabOf(draft, key) === thisTab) await deleteStoredFile(key, file.size)
}

/** The recording left behind by a tab that's gone. Recordings in progress in other tabs are skipped. */
export async function recoverRecording(draft: Draft): Promise<File | undefined> {
  const all = await loadFilesBelow(folderOf(draft))
  if (all.length === 0) return undefined
  const alive = await liveTabs()
  const left = all.filter(({ key }) => !alive.has(tabOf(draft, key)))
  const last = left.at(-1)
  if (!last) return undefined
  const tab = tabOf(draft, last.key)
  const chunks = left.filter(({ key }) => tabOf(draft, key) === tab).map(({ file }) => file)
  const type = last.file.type.replace(/;.*/, '')
  const recording = await remuxRecording(new Blob(chunks, { type }))
  for (const { key, file } of left) await deleteStoredFile(key, file.size)
  return new File([recording], `answer.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type, lastModified: Date.now() })
}
