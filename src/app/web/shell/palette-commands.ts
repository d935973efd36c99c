import {
  Baby,
  CircleUser,
  CreditCard,
  LayoutDashboard,
  Settings,
  Sparkles,
  Upload,
  Users,
  UsersRound,
} from 'lucide-react'
import { family, type Entry } from './navigation.ts'

export const commands = [
  { label: 'dashboard', icon: LayoutDashboard, to: family, needsFamily: true },
  {
    label: 'upload',
    icon: Upload,
    to: `${family}/photos`,
    search: { tab: 'upload' },
    needsFamily: true,
    needs: 'photos.add',
  },
  { label: 'children', icon: Baby, to: `${family}/children`, needsFamily: true },
  { label: 'milestones', icon: Sparkles, to: `${family}/milestones`, needsFamily: true },
  {
    label: 'addMilestone',
    icon: Sparkles,
    to: `${family}/activities`,
    search: { form: 'milestone' },
    needsFamily: true,
    needs: 'milestones.edit',
  },
  { label: 'members', icon: Users, to: `${family}/members`, needsFamily: true },
  { label: 'settings', icon: Settings, to: `${family}/settings`, needsFamily: true, needs: 'family.manage' },
  { label: 'families', icon: UsersRound, to: '/manage-families', needsFamily: false },
  { label: 'billing', icon: CreditCard, to: '/billing', needsFamily: false },
  { label: 'account', icon: CircleUser, to: '/account/settings', needsFamily: false },
] as const satisfies readonly Entry[]
