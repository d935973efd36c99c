import { notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { sessionOptions } from './session.data.ts'

/** What a route's `beforeLoad` gets. */
export type Visit<Search = unknown> = {
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

/** Loads the session for pages that differ between visitors and users. */
export async function knowSession({ context }: Visit): Promise<void> {
  await context.cache.ensureQueryData(sessionOptions)
}

/** Only for users whose account is scheduled for deletion. */
export async function requireLeaving({ context }: Visit): Promise<void> {
  const { leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (!leaving_at) throw redirect({ to: '/dashboard', replace: true })
}
