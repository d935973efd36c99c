import type { AnyRouter } from '@tanstack/react-router'
import { focusManager, type QueryClient } from '@tanstack/react-query'
import { lookWhoIsSignedIn, sessionOptions, useSignOut, visitor } from '#features/accounts/web/session.data.ts'
import { clearBrowser } from '#web/clear-browser.ts'
import { isSignOutOwed } from '#web/end-session.ts'
import { keepFarewell } from '#web/farewell.ts'
import { refreshEverything } from '#web/query.ts'
import { onSignedInElsewhere, onSignedOut } from '#web/session-events.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'

/** Where this tab goes when it signs out by itself; the others, and one whose session ended, go to sign in again. */
let leavingTo: '/' | '/login' | undefined

/** Forgets everything that belongs to the person, in every open tab, whenever the session ends. */
export function forgetOnSignOut(cache: QueryClient, router: AnyRouter): void {
  onSignedOut(() => {
    // What a visitor has loaded belongs to nobody.
    if (!cache.getQueryData(sessionOptions.queryKey)?.user) return
    cache.setQueryData(sessionOptions.queryKey, visitor)
    clearBrowser()
    // The root shows nothing else until the server has ended the session.
    if (isSignOutOwed()) return
    // The front page is not part of the app: with this one goes all that it knows.
    if (leavingTo === '/') return location.assign('/')
    const search = leavingTo ? {} : { redirect: router.state.location.href }
    // Only once its page has gone, since a page that misses something asks for it again.
    void router.navigate({ to: '/login', search, ignoreBlocker: true }).then(() => {
      dropAnswers(cache)
      leavingTo = undefined
    })
  })
}

/** Drops what the server said to the person who was signed in. */
export function dropAnswers(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey: [of] }) => of !== 'messages' && of !== sessionOptions.queryKey[0] })
}

/**
 * A tab that stands at the door goes in when somebody signs in in another one; one that asks over a page stops asking.
 * What slept meanwhile heard nothing of it, and finds out when it is looked at again.
 */
export function enterWithOtherTabs(cache: QueryClient, router: AnyRouter): void {
  const look = async () => {
    const wasOutside = !cache.getQueryData(sessionOptions.queryKey)?.user
    if ((await lookWhoIsSignedIn(cache)) && wasOutside) await router.invalidate()
  }
  onSignedInElsewhere(async () => {
    await look()
    // Addresses of photos work only in the session that asked for them.
    refreshEverything(cache)
  })
  focusManager.subscribe((isFocused) => isFocused && look())
}

/** A page that somebody else opened begins anew: it holds nothing of theirs. */
export function beginAnewForAnother(cache: QueryClient): void {
  let known: string | undefined
  cache.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionOptions.queryKey[0]) return
    const reader = cache.getQueryData(sessionOptions.queryKey)?.user?.id
    if (known && reader && known !== reader) location.reload()
    known = reader
  })
}

/** Signs out and goes to the front page (sidebar) or the login page (header menu). */
export function useLeave(to: '/' | '/login'): () => void {
  const t = useText('web.signedOut')
  const signOut = useSignOut()
  return () => {
    leavingTo = to
    void signOut.mutateAsync().then((isEnded) => {
      if (!isEnded) return
      if (to === '/') keepFarewell({ title: t('title'), text: t('text') })
      else toast({ title: t('title'), description: t('text') })
    })
  }
}
