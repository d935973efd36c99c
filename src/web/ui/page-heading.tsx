import { useRef, type ReactNode } from 'react'
import { useHeadingInSight, type HeadingLook } from '../app-bar.ts'

/**
 * A page's heading. The bar above shows the page's title only while this is out of sight.
 * @param look `large`: on the page; `small`: on phones only in the bar; `hidden`: only in the bar.
 */
export function PageHeading({
  className,
  look = 'large',
  children,
}: {
  className?: string
  look?: HeadingLook
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingInSight(heading, look)
  return (
    <h1 ref={heading} className={look === 'hidden' ? 'sr-only' : className}>
      {children}
    </h1>
  )
}
