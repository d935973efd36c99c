import { notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { saveReturnUrl, returnUrlOf } from '#features/sign-in/web/return-url.ts'
import { linkValues } from '#features/sign-in/web/link-values.ts'

type Visit<Search = unknown> = {
  context: { cache: QueryClient }
  location: { href: string; search: Search; hash: string }
}

/** Requires a session; visitors are redirected to sign in, and then return. */
export async function requireSession({ context, location }: Visit): Promise<void> {
  const { user, leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (!user) throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  if (leaving_at) throw redirect({ to: '/account/keep', replace: true })
}

/** For anyone but administrators, the page doesn't exist. */
export async function requireAdmin({ context }: Visit): Promise<void> {
  const { is_admin } = await context.cache.ensureQueryData(sessionOptions)
  if (!is_admin) throw notFound()
}

/** Signed-in users skip the login page and continue to its redirect target. */
export async function skipWhenSignedIn({ context, location }: Visit<{ redirect?: unknown }>): Promise<void> {
  const { user } = await context.cache.ensureQueryData(sessionOptions)
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
  const { user } = await context.cache.ensureQueryData(sessionOptions)
  const { step, email = user?.email } = location.search
  if (user && step === 'sent' && user.email === email) throw redirect({ to: '/dashboard', replace: true })
}

/** Loads the session for pages that differ between visitors and users. */
export async function knowSession({ context }: Visit): Promise<void> {
  await context.cache.ensureQueryData(sessionOptions)
}

/** Only for users whose account is scheduled for deletion. */
export async function requireLeaving({ context }: Visit): Promise<void> {
  const { leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (!leaving_at) throw redirect({ to: '/dashboard', replace: true })
}

/** Stores the invitation link while the user signs in or cancels an account deletion; both continue with it. */
export async function storeInvitation({ context, location }: Visit<object>) {
  const { user, leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (linkValues(location)['token'] && (!user || leaving_at)) saveReturnUrl('accept-invitation', location.href)
  if (leaving_at) throw redirect({ to: '/account/keep', replace: true })
}
