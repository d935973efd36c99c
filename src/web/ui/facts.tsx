import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Short facts with dots between them. Lines break between facts, where the dot is clipped. */
export function Facts({ of, className }: { of: ReactNode[]; className?: string }) {
  return (
    <p className={classNames('overflow-hidden text-sm text-ink-soft', className)}>
      <span className="-ml-4 flex flex-wrap">
        {of.map((fact, at) => (
          <span
            key={at}
            className="relative min-w-0 pl-4 break-words before:absolute before:left-0 before:w-4 before:text-center before:[content:'·'_/_'']"
          >
            {fact}
          </span>
        ))}
      </span>
    </p>
  )
}
