import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const marks = {
  good: { Icon: CircleCheck, style: 'text-sage' },
  /** Not finished, or not checked yet. */
  open: { Icon: CircleDashed, style: 'text-ink-soft' },
  warning: { Icon: TriangleAlert, style: 'text-honey' },
  danger: { Icon: CircleAlert, style: 'text-danger' },
}

type StatusRowProps = { mark: keyof typeof marks; label: string; says?: ReactNode; children?: ReactNode }

/** One thing that the instance watches: how it is, and what to do about it. */
export function StatusRow({ mark, label, says, children }: StatusRowProps) {
  const { Icon, style } = marks[mark]
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden className={`h-lh w-5 shrink-0 ${style}`} />
      <div className="min-w-0">
        <h3 className="font-semibold">{label}</h3>
        {says && <p className="max-w-prose">{says}</p>}
        {children}
      </div>
    </li>
  )
}
