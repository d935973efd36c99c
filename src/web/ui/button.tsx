import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonKind, type ButtonSize } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  /** Something is under way: the button keeps its place and focus and does nothing. */
  busy?: boolean
  /** Said instead of the label meanwhile, such as "Saving...". */
  busyLabel?: string
}

/** A button of the house. Its type is `button` unless a form says `submit`. */
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
        // A submit button that is busy must not send its form again; a double press comes before it is drawn as busy.
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
