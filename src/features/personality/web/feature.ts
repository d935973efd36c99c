import { createRoute, linkOptions, redirect } from '@tanstack/react-router'
import { MessageCircleHeart } from 'lucide-react'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import type { Entry } from '#web/feature.ts'
import { root } from '#web/frames.ts'
import { lazyPage } from '#web/lazy-page.ts'
import { isStage, type ProfileSearch } from './personality.search.ts'

export const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/personality',
    staticData: { title: 'shell.titles.personality' },
    component: lazyPage(() => import('./personality-page.tsx'), 'PersonalityPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/personality/questions',
    staticData: { title: 'shell.titles.personality' },
    component: lazyPage(() => import('./prompts/prompts-page.tsx'), 'PromptsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/families/$familyId/personality/$childId',
    staticData: { title: 'shell.titles.personality', isStage, hasLargeHeading: true },
    validateSearch: (search): ProfileSearch => search,
    component: lazyPage(() => import('./child-personality-page.tsx'), 'ChildPersonalityPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/families/$familyId/child-personality',
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/families/$familyId/personality', params, search: true, hash: true, replace: true })
    },
  }),
] as const

export const entries: readonly Entry[] = [
  {
    icon: MessageCircleHeart,
    inFamily: (familyId) => linkOptions({ to: '/families/$familyId/personality', params: { familyId } }),
    in: { pages: [40, 'shell.nav.questions'], palette: [45, 'shell.nav.questions'] },
  },
]
