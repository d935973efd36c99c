import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { restoresScroll } from './follow-navigation.ts'
import { routeTree } from './routes.ts'

/** Pages that take longer show a loading state. */
const PENDING_MS = 300

export function createAppRouter(cache: QueryClient) {
  return createRouter({
    routeTree,
    context: { cache },
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_MS,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: restoresScroll,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
