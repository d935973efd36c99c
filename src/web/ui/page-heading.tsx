import { useRef, type ReactNode } from 'react'
import { useHeadingInSight, type HeadingLook } from '../app-bar.ts'
import { classNames } from './class-names.ts'

const headingStyle = 'font-serif text-2xl font-semibold tracking-tight break-words sm:text-3xl'

/**
 * A page's heading.
 * @param look On phones, `large` ones are on the page, and in the bar once they're out of sight. `small` ones are in the bar.
 */
export function PageHeading({
  look = 'large',
  className = headingStyle,
  children,
}: {
  className?: string
  look?: HeadingLook
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingInSight(heading, look)
  return (
    <h1 ref={heading} className={classNames(className, look === 'small' && 'max-md:sr-only')}>
      {children}
    </h1>
  )
}
