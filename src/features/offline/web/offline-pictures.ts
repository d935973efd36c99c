import { stablePath, type OfflinePhoto } from './offline-index.ts'

type Pictures = { small_url: string; large_url: string }

/** Puts both sizes of a photo into the cache. Returns their bytes, or undefined if the server is still making them. */
export async function storePictures(cache: Cache, urls: Pictures, signal: AbortSignal): Promise<number | undefined> {
  let bytes = 0
  const stored: string[] = []
  for (const url of [urls.small_url, urls.large_url]) {
    const path = stablePath(url)
    // The gallery may have loaded it. Otherwise the service worker leaves this request alone.
    const answer = (await caches.match(path)) ?? (await fetch(url, { cache: 'no-store', signal }))
    if (!answer.ok) return undefined
    const picture = await answer.blob()
    try {
      await cache.put(path, new Response(picture, { headers: { 'content-type': picture.type } }))
    } catch (error) {
      await removePaths(cache, [...stored, path])
      throw error
    }
    stored.push(path)
    bytes += picture.size
  }
  return bytes
}

export async function removePaths(cache: Cache, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => cache.delete(path)))
}

/** On a full disk, the last photo gives its space to the list of the others. */
export async function removeLast(cache: Cache, saved: Map<string, OfflinePhoto>): Promise<void> {
  const last = [...saved.values()].at(-1)
  if (!last) return
  saved.delete(last.id)
  await removePaths(cache, [last.small, last.large])
}

export function isOutOfSpace(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Whether the user pays for data, as far as the browser says. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; type?: string } }
  return connection?.saveData === true || connection?.type === 'cellular'
}
