import { classNames } from './class-names.ts'

/** `risky` leads to a confirmation, whose button is `danger`. */
export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'risky' | 'danger'
/** 40, 44 and 48 px: the touch target heights in the specification. */
export type ButtonSize = 'small' | 'medium' | 'large'

/** A faded accent would look broken. */
const DISABLED = 'disabled:bg-sunk disabled:inset-ring disabled:inset-ring-line'

const kinds: Record<ButtonKind, string> = {
  primary: `bg-ember text-on-ember not-disabled:hover:bg-ember-deep ${DISABLED}`,
  quiet:
    'border border-outline/60 bg-card text-ink not-disabled:hover:border-outline not-disabled:hover:bg-sunk disabled:border-line',
  plain: 'text-ink not-disabled:hover:bg-sunk',
  risky: 'text-danger not-disabled:hover:bg-danger-wash',
  danger: `bg-danger text-on-danger not-disabled:hover:bg-danger-deep ${DISABLED}`,
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-3.5 text-sm',
  medium: 'min-h-11 px-4.5 text-[min(1rem,7vw)]',
  large: 'min-h-12 px-6 text-[min(1.125rem,7.5vw)]',
}

/** Button styles, also for links that look like buttons. */
export function buttonStyle({
  kind = 'primary',
  size = 'medium',
  wide = false,
}: {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
}) {
  return classNames(
    'button relative rounded-control py-1.5 text-center leading-tight font-semibold',
    'transition-[background-color,border-color,transform,opacity] not-disabled:active:scale-[0.985]',
    'disabled:cursor-not-allowed disabled:text-ink-soft',
    kinds[kind],
    sizes[size],
    wide && 'w-full',
  )
}
