import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { requireSession } from '../guards.ts'
import { Root } from '../root.tsx'
import { Shell } from '../shell/shell.tsx'
import { VisitorFrame } from '../visitor-frame.tsx'
import { lazyPage } from '../lazy-page.ts'

export const root = createRootRouteWithContext<{ cache: QueryClient }>()({
  component: Root,
  notFoundComponent: lazyPage(() => import('../not-found-screen.tsx'), 'NotFoundScreen'),
})

/** Pages for signed-in users, in the shell. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireSession,
  component: Shell,
})
/** Pages for visitors, with a link to the front page. */
export const visitor = createRoute({ getParentRoute: () => root, id: 'visitor', component: VisitorFrame })

/** Types the search params of links. Pages parse them, so that zod loads with the pages. */
export function searchOf<Schema extends z.ZodMiniType>() {
  return (search: Record<string, unknown>) => search as Partial<z.output<Schema>>
}
