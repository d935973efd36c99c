import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

/** Events that show that the person isn't waiting for images. Restoring the scroll position fires one too. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll']
/** Upper limit, for galleries without images. */
const LATEST_MS = 4_000
/** For browsers that are never idle. */
const BUSY_MS = 500

let isReady = false
let isWatching = false
const waiting = new Set<() => void>()

/**
 * Defers code that the first photos don't need until the first of them is drawn, or until someone interacts with the page.
 * After that it renders right away.
 */
export function AfterImages({ children }: { children: ReactNode }) {
  return useSyncExternalStore(wait, () => isReady) && <Suspense>{children}</Suspense>
}

function wait(listener: () => void): () => void {
  if (!isWatching) watch()
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

function watch() {
  isWatching = true
  const watching = new AbortController()
  const listening = { capture: true, passive: true, signal: watching.signal }
  const begin = () => {
    watching.abort()
    isReady = true
    for (const listener of waiting) listener()
  }
  const drawn = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement && target.closest('[data-photo]'))) return
    // An image that can't be decoded must not delay the rest.
    await target.decode().catch(() => {})
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: BUSY_MS })
    else setTimeout(begin, BUSY_MS / 2)
  }
  for (const name of INTERACTIONS) document.addEventListener(name, begin, listening)
  for (const end of ['load', 'error']) document.addEventListener(end, (event) => void drawn(event), listening)
  setTimeout(begin, LATEST_MS)
}
