import { createContext, use, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Whether cards are in a group with a heading, whose level is above theirs. */
export const CardsInGroup = createContext(false)

type CardProps = {
  title?: ReactNode
  subtitle?: ReactNode
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** A card with an optional heading and one action next to it. Where a tab or a page has the same name, it needs no heading. */
export function Card({ title, subtitle, action, className, children }: CardProps) {
  const isInGroup = use(CardsInGroup)
  return (
    <section className={classNames('rounded-card border border-line bg-card p-5 sm:p-6', className)}>
      {(title || subtitle || action) && (
        <header className="mb-4 flex only:mb-0 flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="max-w-full">
            {title &&
              (isInGroup ? (
                <h3 className="text-lg font-semibold">{title}</h3>
              ) : (
                <h2 className={titleStyle}>{title}</h2>
              ))}
            {subtitle && <p className={title ? 'mt-0.5 text-sm text-ink-soft' : 'text-ink-soft'}>{subtitle}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}

const titleStyle = 'font-serif text-xl font-semibold'
