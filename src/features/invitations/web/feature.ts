import { createRoute, redirect } from '@tanstack/react-router'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { Visit } from '#features/accounts/web/session-guards.ts'
import { linkValues } from '#features/sign-in/web/link-values.ts'
import { saveReturnUrl } from '#features/sign-in/web/return-url.ts'
import { signInTexts } from '#features/sign-in/web/sign-in.texts.ts'
import { searchOf, visitor } from '#web/frames.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import type { AcceptSearch } from './invitations.search.ts'
import { invitationsTexts } from './invitations.texts.ts'

/** Stores the invitation link while the user signs in or cancels an account deletion; both continue with it. */
async function storeInvitation({ context, location }: Visit<object>): Promise<void> {
  const { user, leaving_at } = await context.cache.ensureQueryData(sessionOptions)
  if (linkValues(location)['token'] && (!user || leaving_at)) saveReturnUrl('accept-invitation', location.href)
  if (leaving_at) throw redirect({ to: '/account/keep', replace: true })
}

export const pages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/accept-invitation',
    staticData: { title: 'shell.titles.invitation' },
    validateSearch: searchOf<typeof AcceptSearch>(),
    beforeLoad: storeInvitation,
    component: lazyWithTexts({ ...invitationsTexts, ...signInTexts }, () => import('./accept-page.tsx'), 'AcceptPage'),
  }),
] as const
