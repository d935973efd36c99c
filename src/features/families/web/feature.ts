import { createRoute, linkOptions, redirect } from '@tanstack/react-router'
import { Settings, Users, UsersRound } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { auditTexts } from '#web/audit/audit.texts.ts'
import type { Entry } from '#web/feature.ts'
import { root, searchOf } from '#web/frames.ts'
import { lazyPage } from '#web/lazy-page.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { NewFamilySearch } from './families.search.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/new',
    staticData: { title: 'shell.titles.newFamily', hasLargeHeading: true, isApart: true },
    validateSearch: searchOf<typeof NewFamilySearch>(),
    component: lazyPage(() => import('./create-family-page.tsx'), 'CreateFamilyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/create-family',
    beforeLoad: () => {
      throw redirect({ to: '/families/new', search: true, hash: true, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/settings/history',
    staticData: { title: 'shell.titles.history' },
    component: lazyWithTexts(auditTexts, () => import('./family-history-page.tsx'), 'FamilyHistoryPage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: Users,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/members', params: { familyId } }),
    words: 'palette.words.members',
    in: { more: [30, 'shell.nav.members'], palette: [60, 'shell.nav.members'] },
  },
  {
    icon: Settings,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/settings', params: { familyId } }),
    needs: 'family.manage',
    words: 'palette.words.settings',
    in: { more: [50, 'shell.nav.settings'], palette: [70, 'shell.titles.settings'] },
  },
  {
    icon: UsersRound,
    link: { to: '/manage-families' },
    in: {
      accountMenu: [50, 'shell.nav.manageFamilies'],
      palette: [80, 'palette.families'],
    },
  },
]

export const texts = import.meta.glob<object>('../families.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    families: typeof import('../families.messages.en.ts').families
  }
}
