import { useEffect } from 'react'
import { createStore, useStore } from './external-store.ts'

/** A title that overrides the route's. */
const shown = createStore<string | undefined>(undefined)

/** Sets the title in the window and header, such as "The Riveras". Undefined while it's loading. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    shown.set(title)
    return () => shown.set(undefined)
  }, [title])
}

/** The page's title for the shell. */
export function useShownTitle(): string | undefined {
  return useStore(shown)
}
