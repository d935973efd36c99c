import { createRoute, linkOptions } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { visitor } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { gazetteTexts } from './gazette.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/gazette',
    staticData: { title: 'shell.titles.gazette' },
    component: lazyWithTexts(gazetteTexts, () => import('./gazette-page.tsx'), 'GazettePage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/gazette/$token',
    staticData: { title: 'shell.titles.gazette' },
    component: lazyWithTexts(gazetteTexts, () => import('./link-page.tsx'), 'LinkPage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: Newspaper,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/gazette', params: { familyId } }),
    in: { more: [20, 'shell.nav.gazette'], palette: [57, 'shell.nav.gazette'] },
  },
]
