import { createRoute, linkOptions } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { lazyPage } from '#web/lazy-page.ts'
import type { MilestonesSearch } from './milestones-page.tsx'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/milestones',
    staticData: { title: 'shell.titles.milestones' },
    validateSearch: (search): MilestonesSearch => search,
    component: lazyPage(() => import('./milestones-page.tsx'), 'MilestonesPage'),
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: Sparkles,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/milestones', params: { familyId } }),
    in: {
      pages: [30, 'shell.nav.milestones'],
      palette: [40, 'shell.nav.milestones'],
    },
  },
  {
    icon: Sparkles,
    inFamily: (familyId) =>
      linkOptions({ to: '/families/$familyId/activities', params: { familyId }, search: { form: 'milestone' } }),
    needs: 'milestones.edit',
    in: { quickActions: [20, 'shell.nav.addMilestone'], palette: [50, 'shell.nav.addMilestone'] },
  },
]
