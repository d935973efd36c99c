import { useEffect, type RefObject } from 'react'
import { createStore, useStore } from './external-store.ts'

type ShownTitle = { title: string | undefined; headingInSight: boolean }

/** A title that overrides the route's, and whether the page's own heading is visible. */
const shown = createStore<ShownTitle>({ title: undefined, headingInSight: false })

function show(change: Partial<ShownTitle>): void {
  shown.set({ ...shown.get(), ...change })
}

/** Sets the title in the window and header, such as "The Riveras". Undefined while it's loading. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    show({ title })
    return () => show({ title: undefined })
  }, [title])
}

/** Hides the header's title while the page's large heading is visible. `PageHeader` does this automatically. */
export function useHeadingInSight(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A heading for screen readers only has one pixel.
    const observer = new IntersectionObserver((entries) =>
      show({
        headingInSight: entries.some((one) => one.isIntersecting && one.boundingClientRect.width > 1),
      }),
    )
    if (heading.current) observer.observe(heading.current)
    return () => {
      observer.disconnect()
      show({ headingInSight: false })
    }
  }, [heading])
}

/** The page's title for the shell. */
export function useShownTitle(): ShownTitle {
  return useStore(shown)
}
