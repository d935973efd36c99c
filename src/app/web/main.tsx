import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchAlongside, sessionOptions } from '#features/accounts/web/session.data.ts'
import { familiesOptions } from '#features/families/web/families.data.ts'
import { ApiProblem } from '#web/api.ts'
import { isMissingPart } from '#web/new-version.ts'
import { createQueryClient } from '#web/query.ts'
import { followNavigation } from './follow-navigation.ts'
import { messagesOptions } from './messages.ts'
import { prepareForOffline } from './prepare-for-offline.ts'
import { keepDraftsOfReader } from './reader-drafts.ts'
import { Reader, readerLocale } from './reader.tsx'
import { createAppRouter } from './router.ts'
import { beginAnewForAnother, enterWithOtherTabs, forgetOnSignOut } from './sign-out.ts'

/** Draws once texts, session and the first page are there; until then app.html shows that something is coming. */
async function start(): Promise<void> {
  const cache = createQueryClient()
  const router = createAppRouter(cache)
  followNavigation(router)
  forgetOnSignOut(cache, router)
  enterWithOtherTabs(cache, router)
  beginAnewForAnother(cache)
  keepDraftsOfReader(cache)
  fetchAlongside((known) => {
    void known.prefetchQuery(familiesOptions)
    // Most people land on the cover of their album.
    void router.loadRouteChunk(router.routesByPath['/families/$familyId'])
    void import('#features/dashboard/web/dashboard.data.ts')
  })

  // Texts and session travel together; a session that cannot be had is for the guard to explain.
  await Promise.all([
    cache.prefetchQuery(sessionOptions),
    cache.prefetchQuery(messagesOptions(readerLocale(undefined))),
  ])
  await cache.prefetchQuery(messagesOptions(readerLocale(cache.getQueryData(sessionOptions.queryKey))))
  // Until the router is on the page nothing follows its history, and a guard's redirect would never arrive.
  const stopFollowing = router.history.subscribe(() => void router.load())
  await router.load()
  stopFollowing()

  createRoot(document.getElementById('root')!, { onCaughtError: reportBug }).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <Reader>
          <RouterProvider router={router} />
        </Reader>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** What the screens put into words is no news for the console; anything else is a bug. */
function reportBug(error: unknown): void {
  // oxlint-disable-next-line no-console
  if (!(error instanceof ApiProblem) && !isMissingPart(error)) console.error(error)
}

// Not awaited here: the code of a page imports from this module, and each would wait for the other.
void start()
prepareForOffline()
