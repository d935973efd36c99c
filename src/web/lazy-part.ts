import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { isMissingPart, reloadOnce } from './new-version.ts'

/** By then the page that was asked for has what it needs. */
const SOON_MS = 4_000
const KNOCK_AGAIN_MS = 2_000

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>

/** A part of a page whose code comes when it is first shown. While the network is away it is waited for. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazy(async () => ({ default: await fetchPart(load) }))
}

/**
 * A part that the first page does not need but that must be there when it is wanted, also where the network went away:
 * its code comes by itself soon after the start.
 */
export function lazySoon<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  // A failure is not told: whoever wants the part tries again.
  if (typeof document !== 'undefined') setTimeout(() => navigator.onLine && void load().catch(() => {}), SOON_MS)
  return lazyPart(load)
}

/**
 * While the server is away, a part is waited for. If it's still missing when the server answers, the browser doesn't retry
 * failed imports (Chromium up to 150), or there is a newer version of the app. A reload solves both.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (navigator.onLine === false) await untilServerAnswers()
  try {
    return await load()
  } catch (error) {
    if (!isMissingPart(error)) throw error
    await untilServerAnswers()
    return load().catch((again: unknown) => {
      if (!isMissingPart(again) || !reloadOnce()) throw again
      return new Promise<never>(() => {})
    })
  }
}

/** Hears whenever a part cannot come, since the server is away. */
export function onPartHeldUp(listener: () => void): () => void {
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
