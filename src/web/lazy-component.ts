import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { isChunkLoadError, reloadOnce } from './new-version.ts'

/** By then the first page has loaded what it needs. */
const SOON_MS = 4_000
const KNOCK_AGAIN_MS = 2_000

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>

/** A component that loads when it's first rendered. While offline, it waits for the network. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazy(async () => ({ default: await fetchChunk(load) }))
}

/** A component that appears unasked. If there's a newer version of the app, it stays away until the next page. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazy(async () => ({ default: await fetchTwice(load) }))
}

/**
 * A component that the first page doesn't need, but that has to work offline later. It's prefetched shortly after the
 * start.
 */
export function lazyPrefetched<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const fetched = prefetched(load)
  return lazy(async () => ({ default: await fetched() }))
}

/** Returns how to get a chunk that's prefetched shortly after the start, so that it's there without a network. */
export function prefetched<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let known: Part | undefined
  // Errors are ignored, because what needs the chunk tries again.
  const prefetch = async () => {
    if (navigator.onLine) known = await load().catch(() => undefined)
  }
  if (typeof document !== 'undefined') setTimeout(() => whenIdle(() => void prefetch()), SOON_MS)
  return async () => known ?? fetchChunk(load)
}

/** Not while someone scrolls: running a new file delays frames. Safari can't tell. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else work()
}

/**
 * Waits while the server can't be reached. If the import still fails when the server responds, the browser doesn't
 * retry failed imports (Chromium up to 150), or there's a newer version of the app. A reload solves both.
 */
export function fetchChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  return fetchTwice(load).catch((error: unknown) => {
    if (!isChunkLoadError(error) || !reloadOnce()) throw error
    return new Promise<never>(() => {})
  })
}

async function fetchTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  if (navigator.onLine === false) await untilServerAnswers()
  try {
    return await load()
  } catch (error) {
    if (!isChunkLoadError(error)) throw error
    await untilServerAnswers()
    return load()
  }
}

/** Called when a component can't load because the server can't be reached. */
export function onChunkDelayed(listener: () => void): () => void {
  heldUp.addEventListener('part', listener)
  return () => heldUp.removeEventListener('part', listener)
}

const heldUp = new EventTarget()

async function untilServerAnswers(): Promise<void> {
  for (;;) {
    const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    heldUp.dispatchEvent(new Event('part'))
    await new Promise((resolve) => setTimeout(resolve, KNOCK_AGAIN_MS))
  }
}
