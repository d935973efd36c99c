import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { settleSignOut, signOut } from '#web/end-session.ts'
import { askFor, currentNeed, settleNeed } from '#web/identity-needs.ts'
import { clearPhotoCaches } from '#web/browser-caches.ts'
import { clearOwnStorage } from '#web/own-storage.ts'
import { refreshEverything, storeChanged } from '#web/query.ts'
import { announceSignedIn, announceSignedOut } from '#web/session-events.ts'
import type { SessionView, accountsContract as accountsContractType } from '../accounts.contract.ts'

const accountsContract = operationsOf<typeof accountsContractType>()

export const visitor: SessionView = {
  user: null,
  is_admin: false,
  sells_plans: false,
  has_vision: false,
  leaving_at: null,
  preferences: null,
}

/** The current user and their preferences, which guards, layout and texts read first. */
export const sessionOptions = queryOptions({
  queryKey: ['session'] as const,
  queryFn: async ({ signal, client }) => {
    if (!(await settleSignOut())) return visitor
    const session = await call(accountsContract.getSession, undefined, { signal })
    const known = client.getQueryData<SessionView>(['session'])
    if (session.user && currentNeed() === 'session') settleNeed(true)
    if (session.user) return session
    if (!known?.user) {
      // The session ended while no page was open.
      clearPhotoCaches()
      if (!session.ran_out) clearOwnStorage()
      return session
    }
    if (!session.ran_out && currentNeed() !== 'session') {
      announceSignedOut()
      return session
    }
    // A user who's in the middle of something signs in again in a dialog, and the page stays as it is.
    void askFor('session').then((given) => given || announceSignedOut())
    return known
  },
  staleTime: 5 * 60_000,
  // Shows changes from other devices when the user returns to this one.
  refetchOnWindowFocus: 'always',
})

let alongside: (cache: QueryClient) => void = () => {}

/** Prefetches the queries that a user who just signed in needs next, so that they arrive together with the session. */
export function prefetchWithSession(fetch: typeof alongside): void {
  alongside = fetch
}

/** Refetches the session after a proof of identity, here and in the other open tabs. */
export async function refreshSession(cache: QueryClient) {
  const wasInside = Boolean(cache.getQueryData(sessionOptions.queryKey)?.user)
  announceSignedIn()
  alongside(cache)
  // A response to a request from before the sign-in would say that no one is signed in.
  await cache.cancelQueries({ queryKey: sessionOptions.queryKey })
  await cache.fetchQuery({ ...sessionOptions, staleTime: 0 })
  // Photo URLs only work in the session that requested them.
  if (wasInside) refreshEverything(cache)
}

export function changeSession(cache: QueryClient, change: (session: SessionView) => SessionView) {
  const { queryKey } = sessionOptions
  storeChanged(cache, queryKey, () => cache.setQueryData(queryKey, (session) => session && change(session)))
}

/** Refetches the session and returns whether someone is signed in. If the session ended, every open tab signs out. */
export async function refetchSession(cache: QueryClient): Promise<boolean> {
  // Without a response the tab stays as it is; the next focus refetches.
  await cache.prefetchQuery({ ...sessionOptions, staleTime: 0 })
  return Boolean(cache.getQueryData(sessionOptions.queryKey)?.user)
}

/** Ends the session here and in every open tab, and clears their data. Returns whether the server confirmed it. */
export function useSignOut() {
  return useMutation({ mutationFn: signOut })
}
