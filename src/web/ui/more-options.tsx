import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type MoreOptionsProps = {
  title: string
  /** What applies if they stay closed. */
  summary?: string | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** Fields at the end of a form that few people need. */
export function MoreOptions({ title, summary, isOpen, onToggle, children }: MoreOptionsProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group border-t border-line pt-2"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-control py-2">
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {summary && <span className="block text-sm text-ink-soft group-open:hidden">{summary}</span>}
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-3">{children}</div>
    </details>
  )
}
