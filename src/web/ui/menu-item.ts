import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

/** A menu item: an action or a link. */
export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect?: () => void
  danger?: boolean
  disabled?: boolean
  /** The selected item of a group. */
  current?: boolean
  /** Shows a separator above it. */
  separated?: boolean
  /** Links to a page: `{ to: '/account/settings' }`. */
  link?: LinkProps
}
