import { createRoute, redirect } from '@tanstack/react-router'
import { CircleUser, SlidersHorizontal } from 'lucide-react'
import type { Entry } from '#web/feature.ts'
import { root } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { signedIn } from './signed-in.ts'

const toSettings = () => {
  throw redirect({ to: '/account/settings', search: true, hash: true, replace: true })
}

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/preferences',
    staticData: { title: 'shell.titles.preferences' },
    component: lazyWithTexts(accountsTexts, () => import('./preferences-page.tsx'), 'PreferencesPage'),
  }),
  createRoute({ getParentRoute: () => root, path: '/account', beforeLoad: toSettings }),
  createRoute({ getParentRoute: () => root, path: '/account-settings', beforeLoad: toSettings }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: CircleUser,
    link: { to: '/account/settings' },
    words: 'palette.words.account',
    in: {
      accountMenu: [10, 'shell.nav.accountSettings'],
      palette: [100, 'shell.nav.accountSettings'],
    },
  },
  {
    icon: SlidersHorizontal,
    link: { to: '/preferences' },
    in: { accountMenu: [30, 'shell.nav.preferences'], palette: [110, 'shell.nav.preferences'] },
  },
]
