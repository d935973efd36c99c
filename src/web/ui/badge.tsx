import type { ReactNode } from 'react'

const tones = {
  sage: 'bg-sage-wash text-sage',
  ember: 'bg-ember-wash text-ember',
  honey: 'bg-honey-wash text-honey',
  sunk: 'bg-sunk text-ink inset-ring inset-ring-line',
}

/** A short label next to a name. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`max-w-full shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}>
      {children}
    </span>
  )
}
