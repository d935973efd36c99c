import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type AuthPageProps = {
  picture?: ReactNode
  title: string
  intro?: ReactNode
  /** Shown beside the form on wide screens and below it on narrow ones. */
  aside?: ReactNode
  children?: ReactNode
}

/** The layout of signing in, signing up and related pages: a sheet with an illustration on top. */
export function AuthPage({ picture, title, intro, aside, children }: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Focuses the heading of a new step, so that screen readers announce it, unless a field has the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      className={classNames(
        'mx-auto grid w-full gap-8 px-4 py-6 sm:py-8',
        aside ? 'max-w-5xl lg:grid-cols-[1fr_1.1fr] lg:items-center lg:gap-16' : 'max-w-lg',
      )}
    >
      <section className="w-full min-w-0 rounded-sheet border border-line bg-card p-6 shadow-soft sm:p-9 lg:order-last">
        {picture && <div className="mx-auto mb-5 w-36">{picture}</div>}
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-center font-serif text-2xl font-semibold tracking-tight break-words outline-none"
        >
          {title}
        </h1>
        {intro && <p className="mt-2 text-center break-words text-ink-soft">{intro}</p>}
        {children && <div className="mt-7">{children}</div>}
      </section>
      {aside}
    </div>
  )
}
