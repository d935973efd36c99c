import { createRoute } from '@tanstack/react-router'
import { visitor } from '#web/frames.ts'
import { lazyPage } from '#web/lazy-page.ts'

export const pages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/unsubscribe/$token',
    staticData: { title: 'shell.titles.unsubscribe' },
    component: lazyPage(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
  }),
] as const
