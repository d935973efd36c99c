import { useRef, type ReactNode } from 'react'
import { useHeadingInSight } from '../app-bar.ts'

/**
 * A page's heading. The bar above shows the page's title only while this is out of sight.
 * @param isLarge Phones show the heading too, rather than only the bar's title.
 */
export function PageHeading({
  className,
  isLarge = true,
  children,
}: {
  className: string
  isLarge?: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingInSight(heading, isLarge)
  return (
    <h1 ref={heading} className={className}>
      {children}
    </h1>
  )
}
