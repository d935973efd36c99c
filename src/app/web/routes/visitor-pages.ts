import { createRoute } from '@tanstack/react-router'
import type {
  LinkSearch,
  LoginSearch,
  ProviderSearch,
  ResetSearch,
  SignUpSearch,
} from '#features/sign-in/web/sign-in.search.ts'
import type { AcceptSearch } from '#features/invitations/web/invitations.search.ts'
import { areaPage } from '../area-page.tsx'
import {
  storeInvitation,
  knowSession,
  requireLeaving,
  requireSession,
  skipWhenSignedIn,
  skipWhenSignedUp,
} from '../guards.ts'
import { searchOf, visitor } from './frames.ts'
import { lazyPage } from '../lazy-page.ts'

export const visitorPages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/login',
    staticData: { title: 'login' },
    validateSearch: searchOf<typeof LoginSearch>(),
    beforeLoad: skipWhenSignedIn,
    component: areaPage('accounts', () => import('#features/sign-in/web/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/signup',
    staticData: { title: 'signUp' },
    validateSearch: searchOf<typeof SignUpSearch>(),
    beforeLoad: skipWhenSignedUp,
    component: areaPage('accounts', () => import('#features/sign-in/web/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sign-in/link',
    staticData: { title: 'link' },
    validateSearch: searchOf<typeof LinkSearch>(),
    component: areaPage('accounts', () => import('#features/sign-in/web/link-page.tsx'), 'LinkPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sign-in/$provider',
    staticData: { title: 'link' },
    validateSearch: searchOf<typeof ProviderSearch>(),
    beforeLoad: knowSession,
    component: areaPage('accounts', () => import('#features/sign-in/web/provider-page.tsx'), 'ProviderPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/reset-password',
    staticData: { title: 'resetPassword' },
    validateSearch: searchOf<typeof ResetSearch>(),
    component: areaPage('accounts', () => import('#features/sign-in/web/reset-page.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/undo-email-change',
    staticData: { title: 'undoEmail' },
    validateSearch: searchOf<typeof LinkSearch>(),
    beforeLoad: knowSession,
    component: areaPage('accounts', () => import('#features/sign-in/web/undo-email-page.tsx'), 'UndoEmailPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/accept-invitation',
    staticData: { title: 'invitation' },
    validateSearch: searchOf<typeof AcceptSearch>(),
    beforeLoad: storeInvitation,
    component: areaPage('joining', () => import('#features/invitations/web/accept-page.tsx'), 'AcceptPage'),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/unsubscribe/$token',
    staticData: { title: 'unsubscribe' },
    component: lazyPage(() => import('#features/notifications/web/unsubscribe-page.tsx'), 'UnsubscribePage'),
  }),
] as const

export const gracePage = createRoute({
  getParentRoute: () => visitor,
  path: '/account/keep',
  staticData: { title: 'keepAccount' },
  beforeLoad: requireLeaving,
  component: areaPage('ownData', () => import('#features/own-data/web/keep-account-page.tsx'), 'KeepAccountPage'),
})

/** Pages of the sandbox payment provider, outside of the app like a real provider's. */
export const sandboxPages = [
  createRoute({
    getParentRoute: () => visitor,
    path: '/sandbox/checkout/$checkoutId',
    staticData: { title: 'checkout' },
    beforeLoad: requireSession,
    component: areaPage(
      'billing',
      () => import('#features/billing/web/sandbox-checkout-page.tsx'),
      'SandboxCheckoutPage',
    ),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sandbox/payment/$paymentId',
    staticData: { title: 'checkout' },
    beforeLoad: requireSession,
    component: areaPage(
      'billing',
      () => import('#features/billing/web/sandbox-payment-page.tsx'),
      'SandboxPaymentPage',
    ),
  }),
  createRoute({
    getParentRoute: () => visitor,
    path: '/sandbox/portal',
    staticData: { title: 'checkout' },
    beforeLoad: requireSession,
    component: areaPage('billing', () => import('#features/billing/web/sandbox-portal-page.tsx'), 'SandboxPortalPage'),
  }),
] as const
