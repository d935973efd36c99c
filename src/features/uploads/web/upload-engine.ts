import type { uploadsContract as uploadsContractType } from '#features/uploads/uploads.contract.ts'
import { newId } from '#shared/ids.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import {
  adoptItems,
  deleteStoredFile,
  deleteSavedItem,
  storeFile,
  saveItems,
  hasNoSavedItems,
  loadFile,
  updateSavedItem,
} from './saved-files.ts'
import { clearUploadMarker, setUploadMarker, type About, type Uploading } from './upload-residue.ts'
import { liveTabs, thisTab } from './live-tabs.ts'
import { cancelUpload, sendFile } from './send-file.ts'
import { addItems, changeItem, findMissing, isOpen, newItem, removeItems, type UploadItem } from './upload-queue.ts'
import { uploadStore } from './upload-store.ts'
import { createUploader } from './uploader.ts'

const uploadsContract = operationsOf<typeof uploadsContractType>()

const SHOW_AGAIN_MS = 3000

/** Files selected on this page. Those of an earlier page are read from storage when their turn comes. */
const files = new Map<string, File>()
/** Items whose file isn't saved, so leaving the page would lose them. */
const unsaved = new Set<string>()
let person: Uploading | undefined
/** New photos per family that the gallery doesn't show yet. */
const arrivals = new Map<string, number>()
let showing: Promise<unknown> = Promise.resolve()
let saving: Promise<unknown> = Promise.resolve()

const uploader = createUploader({
  queue: uploadStore,
  fileOf,
  send: sendFile,
  ask: async (family_id, ids) => (await call(uploadsContract.listUploads, { family_id, ids: ids.join(',') })).uploads,
  changed: saveState,
  arrived(family_id, count) {
    arrivals.set(family_id, (arrivals.get(family_id) ?? 0) + count)
    showing = showing.then(() => showArrivals(family_id))
  },
})

/**
 * Refreshes the gallery with one request for all new photos since the last one. Without a connection, they're requested again
 * later.
 */
async function showArrivals(family_id: string): Promise<void> {
  const count = arrivals.get(family_id)
  if (!count || !person) return
  arrivals.delete(family_id)
  try {
    await person.hooks.showAdded(person.cache, family_id, count)
  } catch {
    arrivals.set(family_id, (arrivals.get(family_id) ?? 0) + count)
    setTimeout(() => (showing = showing.then(() => showArrivals(family_id))), SHOW_AGAIN_MS)
  }
}

window.addEventListener('online', () => uploader.resume())
window.addEventListener('offline', () => uploader.abort())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && uploader.resume())
window.addEventListener('beforeunload', (event) => {
  if (
    [...uploadStore.get().values()].some((item) => isOpen(item) && item.state !== 'processing' && unsaved.has(item.id))
  )
    event.preventDefault()
})

/**
 * Queues files. Recordings made in this browser, which `about` describes, exist nowhere else: they're saved here before
 * they're uploaded and before the promise resolves. For imports, `about` describes each file.
 */
export async function addFiles(
  chosen: readonly File[],
  family_id: string,
  who: Uploading,
  about?: About,
): Promise<void> {
  person = who
  const isMadeHere = about !== undefined && typeof about !== 'function'
  const added: UploadItem[] = []
  for (const file of chosen) {
    const again = findMissing(uploadStore.get(), file)
    const item = again ?? newItem(file, family_id, newId(), typeof about === 'function' ? about(file) : about)
    if (!again && isInLine(item)) continue
    files.set(item.id, file)
    unsaved.add(item.id)
    if (again) uploadStore.change((queue) => changeItem(queue, item.id, { state: 'waiting', attempts: 0 }))
    else added.push(item)
  }
  uploadStore.change((queue) => addItems(queue, added))
  const open = added.filter(isOpen)
  if (isMadeHere) await saveAll(open, who)
  uploader.start()
  if (!isMadeHere) saving = saving.then(() => saveAll(open, who))
}

/** Resolves once the files that were added are saved in this browser, as far as there's room. */
export async function filesSaved(): Promise<void> {
  await saving
}

/** Takes over uploads from closed or reloaded pages. */
export async function resumeUploads(who: Uploading): Promise<void> {
  person = who
  const left = await adoptItems(who.user_id, thisTab, await liveTabs())
  const items = left.map(({ item, hasFile }): UploadItem => {
    if (!isOpen(item) || (item.state === 'processing' && item.upload_id)) return item
    const is_unsure = item.is_unsure || (item.state === 'sending' && !item.upload_id)
    return { ...item, is_unsure, state: hasFile ? 'waiting' : 'missing', sent: 0, attempts: 0, retry_at: undefined }
  })
  await clearMarkerWhenEmpty()
  uploadStore.change((queue) => addItems(queue, items))
  uploader.start()
}

export function retryUploads(ids: readonly string[]): void {
  for (const id of ids) {
    const item = uploadStore.get().get(id)
    // The server has deleted what it refused, so the file is sent again from the start.
    const reset = item?.state === 'refused' && { upload_id: undefined, reason: undefined }
    uploadStore.change((queue) =>
      changeItem(queue, id, { state: 'waiting', failure: undefined, sent: 0, attempts: 0, ...reset }),
    )
  }
  uploader.start()
}

export function removeUploads(ids: readonly string[]): void {
  const gone = new Set(ids)
  for (const id of ids) {
    const item = uploadStore.get().get(id)
    if (!item) continue
    uploader.stop(id)
    if (isOpen(item) && item.state !== 'processing') cancelUpload(item)
    release(id)
    void deleteSavedItem(item).then(clearMarkerWhenEmpty)
  }
  uploadStore.change((queue) => removeItems(queue, (item) => gone.has(item.id)))
  uploader.start()
}

export async function fileOf(id: string): Promise<File | undefined> {
  return files.get(id) ?? loadFile(id)
}

function isInLine(item: UploadItem): boolean {
  return [...uploadStore.get().values()].some(
    (other) =>
      isOpen(other) &&
      other.family_id === item.family_id &&
      other.filename === item.filename &&
      other.bytes === item.bytes &&
      other.last_modified === item.last_modified &&
      other.about?.path === item.about?.path,
  )
}

/** Saves new items right away, and their files one after the other while uploading. */
async function saveAll(items: readonly UploadItem[], { user_id }: Uploading): Promise<void> {
  if (items.length === 0) return
  setUploadMarker()
  await saveItems(items, user_id, thisTab)
  for (const { id } of items) {
    const item = uploadStore.get().get(id)
    const file = files.get(id)
    if (!item || !file || !isOpen(item) || item.state === 'processing') continue
    if (await storeFile(id, file)) unsaved.delete(id)
  }
}

function saveState(item: UploadItem): void {
  if (item.state === 'processing') {
    release(item.id)
    void deleteStoredFile(item.id, item.bytes)
  }
  // Recordings and imports aren't photos: related queries are invalidated, and they don't count as new photos.
  if (item.state === 'done' && item.about) {
    uploadStore.change((queue) => removeItems(queue, ({ id }) => id === item.id))
    void person?.cache.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'photos' && queryKey.includes(item.family_id),
    })
  }
  if (item.state === 'done' || item.state === 'duplicate') {
    release(item.id)
    void deleteSavedItem(item).then(clearMarkerWhenEmpty)
  } else void updateSavedItem(item)
}

function release(id: string): void {
  files.delete(id)
  unsaved.delete(id)
}

/** Other tabs may still have saved items. */
async function clearMarkerWhenEmpty(): Promise<void> {
  if (await hasNoSavedItems()) clearUploadMarker()
}
