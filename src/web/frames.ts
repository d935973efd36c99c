import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type * as z from 'zod/mini'

// src/app/web/routes.ts adds the components.

export const root = createRootRouteWithContext<{ cache: QueryClient }>()()

/** Pages for visitors, with a link to the front page. */
export const visitor = createRoute({ getParentRoute: () => root, id: 'visitor' })

/** Types the search params of links. Pages parse them, so that zod loads with the pages. */
export function searchOf<Schema extends z.ZodMiniType>() {
  return (search: Record<string, unknown>) => search as Partial<z.output<Schema>>
}
