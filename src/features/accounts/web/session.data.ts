import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { settleSignOut, signOut } from '#web/end-session.ts'
import { askFor, currentNeed, settleNeed } from '#web/identity-needs.ts'
import { forgetPictures } from '#web/kept-pictures.ts'
import { forgetOwn } from '#web/own-storage.ts'
import { refreshEverything, storeChanged } from '#web/query.ts'
import { announceSignedIn, announceSignedOut } from '#web/session-events.ts'
import type { SessionView, accountsContract as accountsContractType } from '../accounts.contract.ts'

const accountsContract = operationsOf<typeof accountsContractType>()

export const visitor: SessionView = { user: null, is_admin: false, leaving_at: null, preferences: null }

/** Who is signed in, with their preferences: what guards, shell and texts ask first. */
export const sessionOptions = queryOptions({
  queryKey: ['session'] as const,
  queryFn: async ({ signal, client }) => {
    if (!(await settleSignOut())) return visitor
    const session = await call(accountsContract.getSession, undefined, { signal })
    const known = client.getQueryData<SessionView>(['session'])
    if (session.user && currentNeed() === 'session') settleNeed(true)
    if (session.user) return session
    if (!known?.user) {
      // It ended while no page was open.
      forgetPictures()
      if (!session.ran_out) forgetOwn()
      return session
    }
    if (!session.ran_out) {
      announceSignedOut()
      return session
    }
    // Whoever is in the middle of something is asked over it, and the page stays as it is meanwhile.
    void askFor('session').then((given) => given || announceSignedOut())
    return known
  },
  staleTime: 5 * 60_000,
  // What was changed on another device shows as soon as somebody returns to this one.
  refetchOnWindowFocus: 'always',
})

let alongside: (cache: QueryClient) => void = () => {}

/** Names what somebody who has just signed in needs next, so that it comes together with who they are. */
export function fetchAlongside(fetch: typeof alongside): void {
  alongside = fetch
}

/** Asks anew who is signed in, after they proved it here; the other open tabs ask too. */
export async function meetPerson(cache: QueryClient) {
  const wasInside = Boolean(cache.getQueryData(sessionOptions.queryKey)?.user)
  announceSignedIn()
  alongside(cache)
  await cache.fetchQuery({ ...sessionOptions, staleTime: 0 })
  // Addresses of photos work only in the session that asked for them.
  if (wasInside) refreshEverything(cache)
}

export function changeSession(cache: QueryClient, change: (session: SessionView) => SessionView) {
  const { queryKey } = sessionOptions
  storeChanged(cache, queryKey, () => cache.setQueryData(queryKey, (session) => session && change(session)))
}

/** Asks again, and answers whether someone is signed in. If the session ended, every open tab signs out. */
export async function lookWhoIsSignedIn(cache: QueryClient): Promise<boolean> {
  // Without an answer the tab stays as it is, and the next look at it asks again.
  await cache.prefetchQuery({ ...sessionOptions, staleTime: 0 })
  return Boolean(cache.getQueryData(sessionOptions.queryKey)?.user)
}

/** Ends the session here and in every open tab, which clear what they hold. Returns whether the server knows. */
export function useSignOut() {
  return useMutation({ mutationFn: signOut })
}
