import { createRoute, redirect } from '@tanstack/react-router'
import { signedIn } from '#features/accounts/web/signed-in.ts'
import { root } from '#web/frames.ts'
import { lazyPage } from '#web/lazy-page.ts'
import type { ProfileSearch } from './personality.search.ts'

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
    staticData: { title: 'shell.titles.personality' },
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
