import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useActionsPlace } from '../app-bar.ts'
import { usePageTitle } from '../page-title.ts'
import { classNames } from './class-names.ts'
import { PageHeading } from './page-heading.tsx'

/**
 * A page's heading: title, subtitle and actions. On phones, the bar above shows the title instead, on one line, and the actions
 * as icons.
 * @param barTitle A shorter title for the bar.
 * @param long Phones show the title below the bar, where it's whole.
 */
export function PageHeader({
  title,
  barTitle = title,
  subtitle,
  actions,
  long = false,
}: {
  title: string
  barTitle?: string
  subtitle?: ReactNode
  actions?: ReactNode
  long?: boolean
}) {
  const bar = useActionsPlace()
  usePageTitle(long ? undefined : barTitle)
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:mb-8 sm:items-start sm:gap-x-6 sm:gap-y-4">
      <div className="min-w-0 flex-1 basis-40">
        <PageHeading look={long ? 'large' : 'small'}>{title}</PageHeading>
        {subtitle && (
          <p className={classNames('text-ink-soft max-sm:text-sm sm:mt-1.5', long && 'max-sm:mt-1.5')}>{subtitle}</p>
        )}
      </div>
      {actions &&
        (bar ? createPortal(actions, bar) : <div className="flex flex-wrap items-start gap-2">{actions}</div>)}
    </header>
  )
}
