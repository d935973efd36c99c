import { Children, createContext, use, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Whether cards are in a group with a heading, whose level is above theirs. */
export const CardsInGroup = createContext(false)
const OnSurface = createContext(false)

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
  const isOnSurface = use(OnSurface)
  return (
    <section className={classNames('p-5 sm:p-6', !isOnSurface && 'rounded-card border border-line bg-card', className)}>
      {(title || subtitle || action) && (
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 not-last:mb-4 sm:flex-nowrap">
          <div className="max-w-full">
            {title &&
              (isInGroup ? (
                <h3 className="text-lg font-semibold">{title}</h3>
              ) : (
                <h2 className={isOnSurface ? 'text-lg font-semibold' : 'font-serif text-xl font-semibold'}>{title}</h2>
              ))}
            {subtitle && <p className={title ? 'mt-0.5 text-sm text-ink-soft' : 'text-ink-soft'}>{subtitle}</p>}
          </div>
          {action && <div className="max-w-full sm:shrink-0">{action}</div>}
        </header>
      )}
      {children}
    </section>
  )
}

/** Cards on one surface, with hairlines between them. */
export function Surface({ children }: { children: ReactNode }) {
  return (
    <OnSurface value>
      <div className="divide-y divide-line rounded-card border border-line bg-card">{children}</div>
    </OnSurface>
  )
}

/** Whether something that's usually a card is a part of a surface. */
export const useIsOnSurface = () => use(OnSurface)

/** Settings below each other, with hairlines between them. */
export function SettingRows({ children }: { children: ReactNode }) {
  return (
    <div className="-my-4 divide-y divide-line">
      {Children.map(children, (row) => (
        <div className="py-4">{row}</div>
      ))}
    </div>
  )
}
