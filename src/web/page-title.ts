import { useEffect, type RefObject } from 'react'
import { createStore, useStore } from './external-store.ts'

export type PageTitle = { title: string; subtitle?: string | undefined }

type ShownTitle = { title: PageTitle | null; headingInSight: boolean }

/** A title that overrides the route's, and whether the page's own heading is visible. */
const shown = createStore<ShownTitle>({ title: null, headingInSight: false })

function show(change: Partial<ShownTitle>): void {
  shown.set({ ...shown.get(), ...change })
}

/** Sets the title in the window and header, such as "The Riveras". Undefined while it's loading. */
export function usePageTitle(title: string | undefined, subtitle?: string): void {
  useEffect(() => {
    if (title === undefined) return
    show({ title: { title, subtitle } })
    return () => show({ title: null })
  }, [title, subtitle])
}

/** Hides the header's title while the page's large heading is visible. `PageHeader` does this automatically. */
export function useHeadingInSight(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      show({ headingInSight: entries.some((one) => one.isIntersecting) }),
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
