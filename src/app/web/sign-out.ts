import type { AnyRouter } from '@tanstack/react-router'
import { focusManager, type QueryClient } from '@tanstack/react-query'
import { refetchSession, sessionOptions, useSignOut, visitor } from '#features/accounts/web/session.data.ts'
import { clearBrowser } from '#web/clear-browser.ts'
import { isSignOutPending } from '#web/end-session.ts'
import { refreshEverything } from '#web/query.ts'
import { onSignedInElsewhere, onSignedOut } from '#web/session-events.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'

/** Whether this tab signs out. Other tabs, and tabs whose session ended, return to their page after signing in. */
let isLeaving = false

/** Clears all of the user's data in every open tab when the session ends. */
export function clearOnSignOut(cache: QueryClient, router: AnyRouter): void {
  onSignedOut(() => {
    // Visitors' data needs no clearing.
    if (!cache.getQueryData(sessionOptions.queryKey)?.user) return
    cache.setQueryData(sessionOptions.queryKey, visitor)
    clearBrowser()
    // The root shows nothing else until the server has ended the session.
    if (isSignOutPending()) return
    const search = isLeaving ? {} : { redirect: router.state.location.href }
    // Only after the page is gone, since a mounted page would refetch what's missing.
    void router.navigate({ to: '/login', search, ignoreBlocker: true }).then(() => {
      clearQueries(cache)
      isLeaving = false
    })
  })
}

/** Removes the signed-in user's data from the query cache. */
export function clearQueries(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey: [of] }) => of !== 'messages' && of !== sessionOptions.queryKey[0] })
}

/**
 * When a user signs in in another tab, a tab on a sign-in page continues, and an open sign-in dialog closes. A tab that
 * was suspended missed that event, and checks the session when it's visible again.
 */
export function followSignInElsewhere(cache: QueryClient, router: AnyRouter): void {
  const look = async () => {
    const wasOutside = !cache.getQueryData(sessionOptions.queryKey)?.user
    if ((await refetchSession(cache)) && wasOutside) await router.invalidate()
  }
  onSignedInElsewhere(async () => {
    await look()
    // Photo URLs only work in the session that requested them.
    refreshEverything(cache)
  })
  focusManager.subscribe((isFocused) => isFocused && look())
}

/** Reloads a page that another user opened, so that it keeps none of their data. */
export function reloadForAnotherUser(cache: QueryClient): void {
  let known: string | undefined
  cache.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionOptions.queryKey[0]) return
    const user_id = cache.getQueryData(sessionOptions.queryKey)?.user?.id
    if (known && user_id && known !== user_id) location.reload()
    known = user_id
  })
}

/** Signs out and goes to the login page. */
export function useLeave(): () => void {
  const t = useText('web.signedOut')
  const signOut = useSignOut()
  return () => {
    isLeaving = true
    void signOut.mutateAsync().then((isEnded) => {
      if (isEnded) toast({ title: t('title'), description: t('text') })
    })
  }
}
