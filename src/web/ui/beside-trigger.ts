import { rootFontSize } from '../root-font-size.ts'

const GAP_PX = 6
const EDGE_PX = 8
/** Between a button and the edge of the sidebar. */
const SIDEBAR_PADDING_REM = 0.75

/** `beside`: to the right of it, in the sidebar, with the middles on one line if there's room. */
export type MenuAlign = 'start' | 'end' | 'beside'

type Position = { left: string; top: string; maxWidth?: string }

/** Positions a menu below its button, or above if there is more space, and always within the viewport. */
export function besideTrigger(button: DOMRect, menu: HTMLElement, align: MenuAlign): Position {
  const { offsetWidth: width, offsetHeight: height } = menu
  if (align === 'beside') {
    const middle = (button.top + button.bottom - height) / 2
    const top = Math.max(EDGE_PX, Math.min(middle, innerHeight - height - EDGE_PX))
    const left = button.right + SIDEBAR_PADDING_REM * rootFontSize() + EDGE_PX
    return { left: `${left}px`, top: `${top}px`, maxWidth: `${innerWidth - left - EDGE_PX}px` }
  }
  const wanted = align === 'end' ? button.right - width : button.left
  const left = Math.max(EDGE_PX, Math.min(wanted, innerWidth - width - EDGE_PX))
  const below = button.bottom + GAP_PX
  const fitsBelow = below + height <= innerHeight - EDGE_PX
  const top =
    fitsBelow || button.top < innerHeight - button.bottom ? below : Math.max(EDGE_PX, button.top - GAP_PX - height)
  return { left: `${left}px`, top: `${top}px` }
}
