import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react'

/** By then the page that was asked for has what it needs. */
const SOON_MS = 4_000

/**
 * A part that the first page does not need but that must be there when it is wanted, also where the network went away:
 * its code comes by itself soon after the start.
 */
export function lazySoon<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const get = async () => ({ default: await load() })
  // A failure is not told: whoever wants the part tries again.
  if (typeof document !== 'undefined') setTimeout(() => void get().catch(() => {}), SOON_MS)
  return lazy(get)
}

/** True a moment after the page was first there: for what may come after all that is looked at. */
export function useSoon(): boolean {
  const [isSoon, setIsSoon] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsSoon, SOON_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return isSoon
}
