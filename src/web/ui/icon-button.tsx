import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { TOOLTIP } from './tooltips.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  icon: LucideIcon
  /** Its accessible name, shown as a tooltip. */
  label: string
  /** A short word from its label, below the icon on phones and laptops. */
  word?: string
  /** Filled with the text color, such as a favorite's heart. */
  filled?: boolean
  tooltipSide?: 'below' | 'above'
  /** Use `start` or `end` at the edge of the screen, so that the tooltip stays visible. */
  tooltipAlign?: 'center' | 'start' | 'end'
}

export const iconButtonStyle = classNames(
  'icon-button inline-flex size-11 shrink-0 items-center justify-center rounded-full',
  'transition-[background-color,color,transform] not-disabled:hover:bg-sunk not-disabled:active:scale-95',
)

/** A round icon button with a name for screen readers, and a tooltip on hover and focus. */
export function IconButton({
  icon: Icon,
  label,
  word,
  filled = false,
  tooltipSide = 'below',
  tooltipAlign = 'center',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={label}
      data-tooltip-side={tooltipSide}
      data-tooltip-align={tooltipAlign}
      className={classNames(iconButtonStyle, TOOLTIP, 'disabled:cursor-not-allowed disabled:opacity-55', className)}
    >
      <Icon aria-hidden size={22} fill={filled ? 'currentColor' : 'none'} />
      {word && (
        // Screen readers read the label, which has to contain it.
        <span
          aria-hidden
          className="max-w-full truncate whitespace-nowrap text-[min(0.75rem,3.4vw)] leading-tight font-medium md:max-lg:hidden"
        >
          {word}
        </span>
      )}
    </button>
  )
}
