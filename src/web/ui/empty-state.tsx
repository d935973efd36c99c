import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'
import { Painting, type PrintName } from './print.tsx'

type EmptyStateProps = {
  print: PrintName
  title: string
  /** One sentence. */
  text?: ReactNode
  /** One action, if the user can do something about it. */
  action?: ReactNode
  /** `h1` if it replaces the whole page. */
  heading?: 'h1' | 'h2'
}

/** Larger, and at most as high as the window. */
const highStyle = '@3xl:aspect-8/7 @3xl:max-h-[calc(100dvh-var(--page-top,1rem)-2rem)]'
const titleStyle = 'font-serif text-2xl leading-tight font-semibold tracking-tight'

/** What isn't there yet, beside a painting where there's room for both, else below it. */
export function EmptyState({ print, title, text, action, heading = 'h2' }: EmptyStateProps) {
  return (
    // Pages outside the shell have no margins of their own.
    <div className="@container mx-auto w-full max-w-7xl px-[max(0px,var(--spacing)*4-var(--page-edge,0px))]">
      <div className="grid grid-cols-1 items-center gap-x-14 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Painting
          of={print}
          className={`aspect-6/5 max-h-[40dvh] rounded-card @3xl:order-last @3xl:rounded-sheet ${heading === 'h1' ? highStyle : '@3xl:aspect-4/3 @3xl:max-h-[60dvh]'}`}
        />
        <div>
          {heading === 'h1' ? (
            <PageHeading className={`${titleStyle} @3xl:text-4xl`}>{title}</PageHeading>
          ) : (
            <h2 className={`${titleStyle} @3xl:text-3xl`}>{title}</h2>
          )}
          {text && <p className="mt-3 max-w-prose text-ink-soft">{text}</p>}
          {action && <div className="mt-6">{action}</div>}
        </div>
      </div>
    </div>
  )
}
