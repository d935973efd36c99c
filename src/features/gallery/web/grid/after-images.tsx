import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

/** What those do who do not wait for pictures. Who returns to a place in the gallery is scrolled there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll']
/** Without pictures it is time then. */
const LATEST_MS = 4_000
/** A browser that is never idle. */
const BUSY_MS = 500

let isTime = false
let isWatching = false
const waiting = new Set<() => void>()

/**
 * What the first photos need not wait for: its code comes once the first of them is drawn, or as soon as somebody touches the
 * page. From then on it is there at once.
 */
export function AfterPictures({ children }: { children: ReactNode }) {
  return useSyncExternalStore(wait, () => isTime) && <Suspense>{children}</Suspense>
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
    isTime = true
    for (const listener of waiting) listener()
  }
  const drawn = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement && target.closest('[data-photo]'))) return
    // One that cannot be decoded keeps nothing waiting either.
    await target.decode().catch(() => {})
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: BUSY_MS })
    else setTimeout(begin, BUSY_MS / 2)
  }
  for (const sign of SIGNS) document.addEventListener(sign, begin, listening)
  for (const end of ['load', 'error']) document.addEventListener(end, (event) => void drawn(event), listening)
  setTimeout(begin, LATEST_MS)
}
