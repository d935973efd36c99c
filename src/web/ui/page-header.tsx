import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

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
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 sm:mb-8">
      <div className="min-w-0">
        <PageHeading className="font-serif text-2xl font-semibold tracking-tight break-words sm:text-3xl">
          {title}
        </PageHeading>
        {subtitle && <p className="mt-1.5 text-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-start gap-2">{actions}</div>}
    </header>
  )
}
