import { SAVED_FILES_DATABASE } from './upload-residue.ts'
import type { UploadItem } from './upload-queue.ts'

/**
 * Uploads that survive a reload: the queue, and the files themselves if there's room. Everything here is best effort. In
 * browsers without storage, uploads work but end with the page.
 */

/** Larger files aren't copied, and must be selected again after a reload. */
const SAVED_MAX_BYTES = 1024 ** 3

type SavedItem = { item: UploadItem; user_id: string; tab: string; order: number }

let opened: Promise<IDBDatabase> | undefined
let savedBytes = 0
let lastOrder = 0

export async function saveItems(items: readonly UploadItem[], user_id: string, tab: string): Promise<void> {
  await write(['items'], (store) => {
    for (const item of items)
      store('items').put({ item, user_id, tab, order: Date.now() + lastOrder++ / 1000 } satisfies SavedItem, item.id)
  })
}

/** Saves an item's current state, if the item has been saved before. */
export async function updateSavedItem(item: UploadItem): Promise<void> {
  await write(['items'], (store) => {
    const items = store('items')
    const found: IDBRequest<SavedItem | undefined> = items.get(item.id)
    found.onsuccess = () => found.result && items.put({ ...found.result, item }, item.id)
  })
}

/** Copies a file into browser storage. False if there's no room or the browser refuses. */
export async function storeFile(id: string, file: File): Promise<boolean> {
  if (savedBytes + file.size > SAVED_MAX_BYTES) return false
  savedBytes += file.size
  const done = await write(['files'], (store) => store('files').put(file, id))
  if (!done) savedBytes -= file.size
  return done
}

export async function loadFile(id: string): Promise<File | undefined> {
  const database = await open().catch(() => undefined)
  if (!database) return undefined
  return new Promise((resolve) => {
    const request: IDBRequest<File | undefined> = database.transaction('files').objectStore('files').get(id)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
}

/** The saved files whose IDs start with `prefix`, ordered by ID. */
export async function loadFilesBelow(prefix: string): Promise<{ key: string; file: File }[]> {
  const found: { key: string; file: File }[] = []
  await write(['files'], (store) => {
    const cursor = store('files').openCursor(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
    cursor.onsuccess = () => {
      const at = cursor.result
      if (!at) return
      found.push({ key: String(at.key), file: at.value as File })
      at.continue()
    }
  })
  return found
}

/** Deletes the copy once the server has all bytes. The item stays until its outcome is known. */
export async function deleteStoredFile(id: string, bytes: number): Promise<void> {
  if (await write(['files'], (store) => store('files').delete(id))) savedBytes = Math.max(0, savedBytes - bytes)
}

export async function deleteSavedItem(item: UploadItem): Promise<void> {
  await write(['items', 'files'], (store) => {
    store('items').delete(item.id)
    store('files').delete(item.id)
  })
  savedBytes = Math.max(0, savedBytes - item.bytes)
}

/**
 * Takes over the uploads of closed tabs in one transaction, so that two tabs never take the same ones. Uploads of other
 * people in this browser are deleted.
 */
export async function adoptItems(
  user_id: string,
  tab: string,
  liveTabs: ReadonlySet<string>,
): Promise<{ item: UploadItem; hasFile: boolean }[]> {
  const adopted: (SavedItem & { hasFile: boolean })[] = []
  await write(['items', 'files'], (store) => {
    const keys = store('files').getAllKeys()
    keys.onsuccess = () => {
      const withFile = new Set(keys.result)
      const cursor = store('items').openCursor()
      cursor.onsuccess = () => {
        const at = cursor.result
        if (!at) return
        const saved = at.value as SavedItem
        if (saved.user_id !== user_id) {
          at.delete()
          store('files').delete(at.key)
        } else if (!liveTabs.has(saved.tab)) {
          at.update({ ...saved, tab })
          adopted.push({ ...saved, hasFile: withFile.has(at.key) })
        }
        at.continue()
      }
    }
  })
  for (const { item, hasFile } of adopted) if (hasFile) savedBytes += item.bytes
  return adopted.toSorted((a, b) => a.order - b.order)
}

export async function hasNoSavedItems(): Promise<boolean> {
  let saved = 0
  const known = await write(['items', 'files'], (store) => {
    for (const name of ['items', 'files'] as const) {
      const count = store(name).count()
      count.onsuccess = () => (saved += count.result)
    }
  })
  return known && saved === 0
}

type Store = (name: 'items' | 'files') => IDBObjectStore

async function write(stores: ('items' | 'files')[], work: (store: Store) => unknown): Promise<boolean> {
  const database = await open().catch(() => undefined)
  if (!database) return false
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(stores, 'readwrite')
      transaction.oncomplete = () => resolve(true)
      transaction.onerror = transaction.onabort = () => resolve(false)
      work((name) => transaction.objectStore(name))
    } catch {
      resolve(false)
    }
  })
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(SAVED_FILES_DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('items')
      request.result.createObjectStore('files')
    }
    request.onsuccess = () => {
      // Signing out deletes the database, which an open connection would block.
      request.result.onversionchange = () => {
        request.result.close()
        opened = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(new Error('No browser storage'))
  })
  return opened
}
