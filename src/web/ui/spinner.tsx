import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'

const sizes = { small: 'size-4', medium: 'size-7', large: 'size-10' }

/** A spinner. It's decorative, so show what's in progress next to it. */
export function Spinner({ size = 'medium' }: { size?: keyof typeof sizes }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={classNames('shrink-0 animate-spin', sizes[size])}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" className="opacity-20" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

/** A spinner in the center of the page, with an optional label. */
export function PageSpinner({ label }: { label?: string }) {
  const t = useText('web')
  return (
    <output className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-ink-soft">
      <span className="text-ember">
        <Spinner size="large" />
      </span>
      <span>{label ?? t('loading')}</span>
    </output>
  )
}
