import { useRef, type ReactNode } from 'react'
import { useHeadingInSight } from '../page-title.ts'

/** A page's heading: title, subtitle and actions. */
export function PageHeader({
  title,
  subtitle,
  actions,
}: {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingInSight(heading)
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8">
      <div className="min-w-0">
        <h1 ref={heading} className="font-serif text-2xl font-semibold tracking-tight break-words sm:text-3xl">
          {title}
        </h1>
        {subtitle && <p className="mt-1.5 text-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-start gap-2">{actions}</div>}
    </header>
  )
}
