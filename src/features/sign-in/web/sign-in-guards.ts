import { redirect } from '@tanstack/react-router'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { Visit } from '#features/accounts/web/session-guards.ts'
import { signInOptions } from './providers.data.ts'
import { returnUrlOf } from './return-url.ts'

/** What the page offers is known with the session, so that nothing moves. Without it, the page shows the form. */
async function knowOptions({ cache }: Visit<unknown>['context']) {
  const [session] = await Promise.all([cache.ensureQueryData(sessionOptions), cache.prefetchQuery(signInOptions)])
  return session
}

/** Signed-in users skip the login page and continue to its redirect target. */
export async function skipWhenSignedIn({ context, location }: Visit<{ redirect?: unknown }>): Promise<void> {
  const { user } = await knowOptions(context)
  if (user) throw redirect({ href: returnUrlOf(location.search.redirect) ?? '/dashboard', replace: true })
}

/**
 * Skips the sign-up page for people who waited there and used the email's link in another tab, but not if another user
 * is signed in.
 */
export async function skipWhenSignedUp({
  context,
  location,
}: Visit<{ step?: unknown; email?: unknown }>): Promise<void> {
  const { user } = await knowOptions(context)
  const { step, email = user?.email } = location.search
  if (user && step === 'sent' && user.email === email) throw redirect({ to: '/dashboard', replace: true })
}
