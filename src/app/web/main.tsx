import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { prefetchWithSession, sessionOptions } from '#features/accounts/web/session.data.ts'
import { familiesOptions } from '#features/families/web/families.data.ts'
import { required } from '#shared/required.ts'
import { ApiProblem } from '#web/api.ts'
import { isChunkLoadError } from '#web/new-version.ts'
import { createQueryClient } from '#web/query.ts'
import { followNavigation } from './follow-navigation.ts'
import { messagesOptions } from './messages.ts'
import { prepareForOffline } from './prepare-for-offline.ts'
import { setDraftOwnerFromSession } from './user-drafts.ts'
import { UserSettings, userLocale } from './user-settings.tsx'
import { createAppRouter } from './router.ts'
import { reloadForAnotherUser, followSignInElsewhere, clearOnSignOut } from './sign-out.ts'

/** By then, what the first page needs was read. A read that wasn't needed is outdated. */
const FIRST_READS_MS = 10_000

/** Renders once texts, session and the first page are loaded; until then, app.html shows a loading state. */
async function start(): Promise<void> {
  // Preloaded any earlier, they'd delay the scripts. While these run, the network has nothing else to do.
  for (const font of ['600 1em Fraunces', '1em Figtree']) void document.fonts.load(font)
  const cache = createQueryClient()
  const router = createAppRouter(cache)
  followNavigation(router)
  clearOnSignOut(cache, router)
  followSignInElsewhere(cache, router)
  reloadForAnotherUser(cache)
  setDraftOwnerFromSession(cache)
  prefetchWithSession((known) => {
    void known.prefetchQuery(familiesOptions)
    // Most visits start on a family's dashboard.
    void router.loadRouteChunk(router.routesByPath['/families/$familyId'])
  })

  // Loads the page's code, texts and session in parallel. Guards handle a session that fails to load.
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) void router.loadRouteChunk(route)
  await Promise.all([cache.prefetchQuery(sessionOptions), cache.prefetchQuery(messagesOptions(userLocale(undefined)))])
  await cache.prefetchQuery(messagesOptions(userLocale(cache.getQueryData(sessionOptions.queryKey))))
  // Without a subscription, redirects from guards are lost before the router renders.
  const stopFollowing = router.history.subscribe(() => void router.load())
  await router.load()
  stopFollowing()

  createRoot(required(document.getElementById('root')), { onCaughtError: reportBug }).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <UserSettings>
          <RouterProvider router={router} />
        </UserSettings>
      </QueryClientProvider>
    </StrictMode>,
  )
  setTimeout(() => globalThis.firstReads?.clear(), FIRST_READS_MS)
}

/** Errors that screens show aren't logged; anything else is a bug. */
function reportBug(error: unknown): void {
  // oxlint-disable-next-line no-console
  if (!(error instanceof ApiProblem) && !isChunkLoadError(error)) console.error(error)
}

// Not awaited: pages import from this module, so awaiting here would deadlock.
void start()
prepareForOffline()
