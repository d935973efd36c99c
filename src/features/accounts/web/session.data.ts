import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { announceSignedOut } from '#web/session-events.ts'
import { accountsContract, type SessionView } from '../accounts.contract.ts'

/** Who is signed in, with their preferences: what guards, shell and texts ask first. */
export const sessionOptions = queryOptions({
  queryKey: ['session'] as const,
  queryFn: ({ signal }) => call(accountsContract.getSession, undefined, { signal }),
  staleTime: 5 * 60_000,
  // What was changed on another device shows as soon as somebody returns to this one.
  refetchOnWindowFocus: 'always',
})

let alongside: (cache: QueryClient) => void = () => {}

/** Names what somebody who has just signed in needs next, so that it comes together with who they are. */
export function fetchAlongside(fetch: typeof alongside): void {
  alongside = fetch
}

/** Asks anew who is signed in. */
export async function meetPerson(cache: QueryClient) {
  alongside(cache)
  await cache.fetchQuery({ ...sessionOptions, staleTime: 0 })
}

export function changeSession(cache: QueryClient, change: (session: SessionView) => SessionView) {
  cache.setQueryData(sessionOptions.queryKey, (session) => session && change(session))
}

/** Ends the session here and in every open tab, which then forget what they hold. */
export function useSignOut() {
  return useMutation({ mutationFn: () => call(accountsContract.signOut), onSuccess: announceSignedOut })
}
