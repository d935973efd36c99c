import {
  Activity,
  BadgeCheck,
  BookImage,
  CircleUser,
  CreditCard,
  FolderPlus,
  House,
  Images,
  LayoutDashboard,
  Settings,
  SlidersHorizontal,
  Sparkles,
  Upload,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Capability } from '#shared/role-table.ts'
import type { appPaths } from '#shared/app-paths.ts'

type Target = { to: (typeof appPaths)[number]; search?: Record<string, string> }

export type Entry<Label extends string = string> = Target & {
  label: Label
  icon: LucideIcon
  /** Without a family, hidden in lists of pages, and disabled among actions and tabs. */
  needsFamily: boolean
  /** Only for roles with this capability in the family. */
  needs?: Capability
}

export const family = '/families/$familyId'

/* All navigation entries. An entry is shown once its page is a route of the app. To add an area, add its line here
   and its route in ../routes. Commands that only the palette has are in palette-commands.ts. */
export const pages = [
  { label: 'dashboard', icon: LayoutDashboard, to: '/dashboard', needsFamily: false },
  { label: 'photos', icon: Images, to: `${family}/photos`, needsFamily: true },
  { label: 'members', icon: Users, to: `${family}/members`, needsFamily: true },
  { label: 'activities', icon: Activity, to: `${family}/activities`, needsFamily: true },
  { label: 'settings', icon: Settings, to: `${family}/settings`, needsFamily: true, needs: 'family.manage' },
] as const satisfies readonly Entry[]

export const quickActions = [
  {
    label: 'uploadPhotos',
    icon: Upload,
    to: `${family}/photos`,
    search: { tab: 'upload' },
    needsFamily: true,
    needs: 'photos.add',
  },
  {
    label: 'addMilestone',
    icon: Sparkles,
    to: `${family}/activities`,
    search: { form: 'milestone' },
    needsFamily: true,
    needs: 'milestones.edit',
  },
  {
    label: 'createCategory',
    icon: FolderPlus,
    to: `${family}/photos`,
    search: { form: 'category' },
    needsFamily: true,
    needs: 'photos.edit',
  },
] as const satisfies readonly Entry[]

export const accountPages = [
  { label: 'manageFamilies', icon: UsersRound, to: '/manage-families', needsFamily: false },
  { label: 'accountSettings', icon: CircleUser, to: '/account/settings', needsFamily: false },
  { label: 'subscription', icon: BadgeCheck, to: '/subscription', needsFamily: false },
  { label: 'billing', icon: CreditCard, to: '/billing', needsFamily: false },
  { label: 'preferences', icon: SlidersHorizontal, to: '/preferences', needsFamily: false },
  { label: 'books', icon: BookImage, to: '/my-books', needsFamily: false },
] as const satisfies readonly Entry[]

export const tabs = [
  { label: 'home', icon: House, to: '/dashboard', needsFamily: false },
  { label: 'photos', icon: Images, to: `${family}/photos`, needsFamily: true },
  { label: 'members', icon: Users, to: `${family}/members`, needsFamily: true },
  { label: 'activity', icon: Activity, to: `${family}/activities`, needsFamily: true },
  { label: 'settings', icon: Settings, to: '/account/settings', needsFamily: false },
] as const satisfies readonly Entry[]

export const accountMenu = [
  { label: 'accountSettings', icon: CircleUser, to: '/account/settings', needsFamily: false },
  { label: 'billingAndSubscription', icon: CreditCard, to: '/billing', needsFamily: false },
  { label: 'preferences', icon: SlidersHorizontal, to: '/preferences', needsFamily: false },
  { label: 'books', icon: BookImage, to: '/my-books', needsFamily: false },
  { label: 'manageFamilies', icon: UsersRound, to: '/manage-families', needsFamily: false },
] as const satisfies readonly Entry[]
