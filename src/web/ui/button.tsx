import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonKind, type ButtonSize } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  /** An action is in progress: the button keeps its size and focus, and does nothing. */
  busy?: boolean
  /** Shown instead of the label while busy, such as "Saving...". */
  busyLabel?: string
}

/** A button. Its type is `button` unless a form sets `submit`. */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // A busy submit button must not submit again; a double click comes before it renders as busy.
        if (busy || (rest.type === 'submit' && event.detail > 1)) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(buttonStyle({ kind, size, wide }), busy && 'cursor-progress', className)}
    >
      {busy && <Spinner size="small" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}
