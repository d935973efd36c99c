import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

/** What can be chosen in a menu: an action, or a way to a page. */
export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect?: () => void
  danger?: boolean
  disabled?: boolean
  /** The one of a group that is chosen now. */
  current?: boolean
  /** A line above it. */
  separated?: boolean
  /** Leads to a page: `{ to: '/account/settings' }`. */
  link?: LinkProps
}
