import type { ReactNode } from 'react'

type SectionProps = { title: ReactNode; subtitle?: ReactNode; action?: ReactNode; children?: ReactNode }

/** A part of a page with a heading and one link next to it. What it shows stands on the page, without a frame. */
export function Section({ title, subtitle, action, children }: SectionProps) {
  return (
    <section>
      <header className="flex not-last:mb-5 flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 className="font-serif text-xl font-semibold tracking-tight break-words sm:text-2xl">{title}</h2>
          {subtitle && <p className="mt-0.5 text-ink-soft">{subtitle}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

/** The link next to a section's heading. */
export const sectionLinkStyle =
  '-my-2.5 inline-flex min-h-11 items-center font-semibold text-ember hover:underline max-narrow:my-0'
