import { useRef, type ReactNode } from 'react'
import { useHeadingInSight } from '../page-title.ts'

/** A page's large heading. The header shows the page's title only while this is out of sight. */
export function PageHeading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingInSight(heading)
  return (
    <h1 ref={heading} className={className}>
      {children}
    </h1>
  )
}
