import { notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { saveReturnUrl, returnUrlOf } from '#features/sign-in/web/return-url.ts'
import { linkValues } from '#features/sign-in/web/link-values.ts'

type Visit<Search = unknown> = {
  context: { cache: QueryClient }
  location: { href: string; search: Search; hash: string }
}

/** Lets in whoever is signed in; sends everyone else to sign in and remembers where they were going. */
export async function requireSession({ context, location }: Visit): Promise<void> {
  const { user, leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (!user) throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  if (leaving_at) throw redirect({ to: '/account/keep', replace: true })
}

/** To everybody but an administrator there is no such page. */
export async function requireAdmin({ context }: Visit): Promise<void> {
  const { is_admin } = await context.cache.ensureQueryData(sessionOptions)
  if (!is_admin) throw notFound()
}

/** Whoever is signed in has no business at the login page; they go where it would have led. */
export async function skipWhenSignedIn({ context, location }: Visit<{ redirect?: unknown }>): Promise<void> {
  const { user } = await context.cache.ensureQueryData(sessionOptions)
  if (user) throw redirect({ href: returnUrlOf(location.search.redirect) ?? '/dashboard', replace: true })
}

/** Signing up is over for whoever waited for the mail and used its link in another tab; not for somebody else who is signed in here. */
export async function skipWhenSignedUp({
  context,
  location,
}: Visit<{ step?: unknown; email?: unknown }>): Promise<void> {
  const { user } = await context.cache.ensureQueryData(sessionOptions)
  const { step, email = user?.email } = location.search
  if (user && step === 'sent' && user.email === email) throw redirect({ to: '/dashboard', replace: true })
}

/** For pages that treat visitors and others differently. */
export async function knowSession({ context }: Visit): Promise<void> {
  await context.cache.ensureQueryData(sessionOptions)
}

/** Only somebody whose account is to go is asked whether to keep it. */
export async function requireLeaving({ context }: Visit): Promise<void> {
  const { leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (!leaving_at) throw redirect({ to: '/dashboard', replace: true })
}

/** An invitation is remembered while its reader signs in another way, or keeps their account; both lead back to it. */
export async function keepInvitation({ context, location }: Visit<object>) {
  const { user, leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (linkValues(location)['token'] && (!user || leaving_at)) saveReturnUrl('accept-invitation', location.href)
  if (leaving_at) throw redirect({ to: '/account/keep', replace: true })
}
