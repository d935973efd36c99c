import { SHARED_CACHE } from '#web/browser-caches.ts'

/** Whether files from another app wait here. There are none over plain HTTP, which has no service worker. */
export async function hasSharedFiles(): Promise<boolean> {
  return 'caches' in globalThis && (await caches.has(SHARED_CACHE).catch(() => false))
}

/** The files that another app shared, as public/service-worker.js stored them. */
export async function readSharedFiles(): Promise<File[]> {
  if (!(await hasSharedFiles())) return []
  const shared = await caches.open(SHARED_CACHE)
  const files: File[] = []
  for (const request of await shared.keys()) {
    const stored = await shared.match(request)
    if (!stored) continue
    const { headers } = stored
    files.push(
      new File([await stored.blob()], decodeURIComponent(headers.get('x-name') ?? ''), {
        type: headers.get('content-type') ?? '',
        lastModified: Number(headers.get('x-modified')),
      }),
    )
  }
  return files
}

export async function discardSharedFiles(): Promise<void> {
  await caches.delete(SHARED_CACHE)
  // Not every browser has badges.
  await navigator.clearAppBadge?.()
}
