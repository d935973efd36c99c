import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useActionsPlace } from '../app-bar.ts'

/** A menu of a page that begins without a heading: in the bar on phones, else in the margin, across from the link back. */
export function PageMenu({ children }: { children: ReactNode }) {
  const bar = useActionsPlace()
  // Its dots end where the page's column ends.
  return bar ? (
    createPortal(children, bar)
  ) : (
    <div className="absolute top-3 right-[calc(var(--page-edge)-1.25rem)]">{children}</div>
  )
}
