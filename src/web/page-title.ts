import { useEffect, type RefObject } from 'react'
import { createStore, useStore } from './external-store.ts'

export type PageTitle = { title: string; subtitle?: string | undefined }

type Told = { title: PageTitle | null; headingInSight: boolean }

/** What the screen says of itself, over what its route says, and whether its own heading can be seen. */
const told = createStore<Told>({ title: null, headingInSight: false })

function tell(change: Partial<Told>): void {
  told.set({ ...told.get(), ...change })
}

/** Names the page after what it shows ("The Riveras") in the window's title and the header. Nothing while it is unknown. */
export function usePageTitle(title: string | undefined, subtitle?: string): void {
  useEffect(() => {
    if (title === undefined) return
    tell({ title: { title, subtitle } })
    return () => tell({ title: null })
  }, [title, subtitle])
}

/** The header need not repeat a big heading while it is in sight. `PageHeader` does this by itself. */
export function useHeadingInSight(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      tell({ headingInSight: entries.some((one) => one.isIntersecting) }),
    )
    if (heading.current) observer.observe(heading.current)
    return () => {
      observer.disconnect()
      tell({ headingInSight: false })
    }
  }, [heading])
}

/** What the shell shows of the page. */
export function useTold(): Told {
  return useStore(told)
}
