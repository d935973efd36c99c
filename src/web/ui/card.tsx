import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = {
  title?: ReactNode
  subtitle?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A card with an optional heading and one action next to it. */
export function Card({ title, subtitle, action, className, children }: CardProps) {
  return (
    <section className={classNames('rounded-card border border-line bg-card p-5 sm:p-6', className)}>
      {(title || action) && (
        <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="max-w-full">
            {title && <h2 className="font-serif text-xl font-semibold">{title}</h2>}
            {subtitle && <p className="mt-0.5 text-sm text-ink-soft">{subtitle}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
