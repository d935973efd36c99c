import { createRoute } from '@tanstack/react-router'
import { requireLeaving } from '#features/accounts/web/session-guards.ts'
import { visitor } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { ownDataTexts } from './own-data.texts.ts'

export const pages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/account/keep',
    staticData: { title: 'shell.titles.keepAccount' },
    beforeLoad: requireLeaving,
    component: lazyWithTexts(ownDataTexts, () => import('./keep-account-page.tsx'), 'KeepAccountPage'),
  }),
] as const
